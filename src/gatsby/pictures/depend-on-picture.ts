/** Pages show pictures by a name that depends on their bytes, so a picture that changes has to change the pages. */
import { imageFileOf, imageNameOf } from '../../content-model/images';
import type { ResolverContext } from '../resolver-context';

/** Makes the page that asks depend on a picture. @param file such as "content/updates/images/check.png" */
export async function dependOnPicture(file: string, { nodeModel }: ResolverContext): Promise<void> {
  const relativePath = file.replace(/^content\//, '');
  await nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: relativePath } } } });
}

/** Makes the page that asks depend on every picture that a Markdown body shows. */
export async function dependOnPictures(body: string, context: ResolverContext): Promise<void> {
  for (const [address] of body.matchAll(/\b(?:updates\/)?images\/[\w-]+\.\w+/g)) {
    const name = imageNameOf(address);
    if (name !== undefined) await dependOnPicture(imageFileOf(name), context);
  }
}
