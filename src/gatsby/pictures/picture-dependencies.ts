/** Makes pages depend on their pictures' files, so that Gatsby rebuilds them when a file changes. */
import { imageFileOf, imageNameOf } from '../../content-model/images';
import type { ResolverContext } from '../data/resolver-context';

/** The address of a picture in Markdown: "](images/void-after.png". */
const inMarkdown = /\]\((images\/[^)\s]+)/g;

/** Makes the requesting page depend on a picture. @param name of the file, such as "void-after.png" */
export async function dependOnPicture(name: string, { nodeModel }: ResolverContext): Promise<void> {
  const relativePath = imageFileOf(name).replace(/^content\//, '');
  await nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: relativePath } } } });
}

/** Makes the requesting page depend on the pictures in a Markdown text. */
export async function dependOnPicturesIn(markdown: string, context: ResolverContext): Promise<void> {
  for (const [, address = ''] of markdown.matchAll(inMarkdown)) {
    const name = imageNameOf(address);
    if (name !== undefined) await dependOnPicture(name, context);
  }
}
