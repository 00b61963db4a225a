import { withoutChunkMapping } from './chunk-mapping';

const page = (script: string) => `<body><script>1</script>${script}<script src="/a.js"></script></body>`;
const written = page(
  '<script\n            id="gatsby-chunk-mapping"\n          >\n window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";\n</script>',
);

test('the text gives way to an object in which nothing is found', () => {
  expect(withoutChunkMapping(written)).toBe(page('<script>window.___chunkMapping={}</script>'));
});

test('a page that has been through here stays as it is', () => {
  const once = withoutChunkMapping(written);
  expect(withoutChunkMapping(once)).toBe(once);
});
