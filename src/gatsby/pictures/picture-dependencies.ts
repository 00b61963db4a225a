/** Pages depend on the files of their pictures: Gatsby then makes them again when such a file changes. */
import { imageFileOf, imageNameOf } from '../../content-model/images';
import type { ResolverContext } from '../data/resolver-context';

/** The address of a picture in Markdown: "](images/void-after.png". */
const inMarkdown = /\]\((images\/[^)\s]+)/g;

/** Makes the page that asks depend on a picture. @param name of the file, such as "void-after.png" */
export async function dependOnPicture(name: string, { nodeModel }: ResolverContext): Promise<void> {
  const relativePath = imageFileOf(name).replace(/^content\//, '');
  await nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: relativePath } } } });
}

/** Makes the page that asks depend on the pictures of a Markdown text. */
export async function dependOnPicturesIn(markdown: string, context: ResolverContext): Promise<void> {
  for (const [, address = ''] of markdown.matchAll(inMarkdown)) {
    const name = imageNameOf(address);
    if (name !== undefined) await dependOnPicture(name, context);
  }
}
