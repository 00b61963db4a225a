/** Pictures in a Markdown body: each becomes a `<picture>` with its sizes; alone in a paragraph, a figure with a caption. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { pictureSizes } from '../../components/picture/picture-sizes';
import { imageFileOf, imageNameOf } from '../../content-model/images';
import { element, textNode } from '../markdown/replace-nodes';
import { makePicture } from './picture-sizes';

async function pictureOf(image: Element): Promise<Element> {
  const name = imageNameOf(String(image.properties.src));
  // The check refuses any other address.
  if (name === undefined) return image;
  const { properties } = image;
  const { src, width, height, webp, svg } = await makePicture(imageFileOf(name));
  const sizes = element('source', { type: 'image/webp', srcSet: webp, sizes: pictureSizes });
  return element('picture', {}, [
    ...(svg ? [] : [sizes]),
    element('img', { src, width, height, alt: properties.alt, loading: 'lazy', decoding: 'async' }),
  ]);
}

/** A rehype plugin. A paragraph with only a picture is a figure; the title is its caption. */
export const rehypePictures = () => async (tree: Root) => {
  const pictures: { image: Element; parent: Element | Root }[] = [];
  visit(tree, 'element', (image, _index, parent) => {
    if (image.tagName === 'img' && parent?.type === 'element') pictures.push({ image, parent });
  });
  for (const { image, parent } of pictures) {
    const { title } = image.properties;
    Object.assign(image, await pictureOf(image));
    if (parent.type === 'root' || parent.tagName !== 'p' || parent.children.length > 1) continue;
    parent.tagName = 'figure';
    if (title) parent.children.push(element('figcaption', {}, [textNode(String(title))]));
  }
};
