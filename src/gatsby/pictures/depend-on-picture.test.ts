import { dependOnPictures } from './depend-on-picture';

/** The files that a page depends on after it has asked for this body. */
async function filesBehind(body: string): Promise<string[]> {
  const files: string[] = [];
  const findOne = async ({ query }: { query?: object }) => {
    const { filter } = query as { filter: { relativePath: { eq: string } } };
    files.push(filter.relativePath.eq);
  };
  await dependOnPictures(body, { nodeModel: { findOne, findAll: async () => ({ entries: [] }) } });
  return files;
}

test('a page depends on the files of the pictures in its body', async () => {
  expect(await filesBehind('![A](images/void-after.png "Caption")\n\ntext ![B](images/map.webp)')).toEqual([
    'updates/images/void-after.png',
    'updates/images/map.webp',
  ]);
});

test('a body without a picture depends on none', async () => {
  expect(await filesBehind('See /images and images/notes.txt.')).toEqual([]);
});
