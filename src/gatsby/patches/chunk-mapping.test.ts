import { withoutChunkMapping } from './chunk-mapping';

const page = (script: string) => `<body><script>1</script>${script}<script src="/a.js"></script></body>`;
const written = page(
  '<script\n            id="gatsby-chunk-mapping"\n          >\n window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";\n</script>',
);

test('the text is replaced by an empty object', () => {
  expect(withoutChunkMapping(written)).toBe(page('<script>window.___chunkMapping={}</script>'));
});

test("a processed page doesn't change again", () => {
  const once = withoutChunkMapping(written);
  expect(withoutChunkMapping(once)).toBe(once);
});
