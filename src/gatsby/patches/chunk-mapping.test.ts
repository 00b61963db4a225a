import { withoutChunkMapping } from './chunk-mapping';

const page = (script: string) => `<body><script>1</script>${script}<script src="/a.js"></script></body>`;
const written = page(
  '<script\n            id="gatsby-chunk-mapping"\n          >\n window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";\n</script>',
);

test('the mapping is removed', () => {
  expect(withoutChunkMapping(written)).toBe(page(''));
});

test('a finished page stays as it is', () => {
  const once = withoutChunkMapping(written);
  expect(withoutChunkMapping(once)).toBe(once);
});
