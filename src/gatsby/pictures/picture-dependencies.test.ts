import { dependOnPicturesIn } from './picture-dependencies';

test('a page depends on each picture of its text, and on nothing else', async () => {
  const findOne = jest.fn(async () => null);
  const context = { nodeModel: { findOne, findAll: async () => ({ entries: [] }) } };
  const text = 'See [fees](/fees).\n\n![A check](images/void-after.png "A check")\n\n![B](images/b.jpg)\n';
  await dependOnPicturesIn(text, context);
  expect(findOne.mock.calls).toEqual(
    ['updates/images/void-after.png', 'updates/images/b.jpg'].map((path) => [
      { type: 'File', query: { filter: { relativePath: { eq: path } } } },
    ]),
  );
});
