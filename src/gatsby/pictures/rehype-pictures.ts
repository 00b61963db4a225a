/** Pictures in a Markdown body: each becomes a `<picture>` with its sizes, in a figure with its caption where it stands alone. */
import type { Element, ElementContent, Root } from 'hast';
import { pictureSizes } from '../../components/picture/picture-sizes';
import { imageFileOf, imageNameOf } from '../../content-model/images';
import { makePicture } from './make-picture';

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

async function pictureOf(image: Element): Promise<Element> {
  const name = imageNameOf(String(image.properties.src));
  // The check refuses any other address, so that there is none on the site.
  if (name === undefined) return image;
  const { properties } = image;
  const { src, width, height, webp } = await makePicture(imageFileOf(name));
  return element('picture', {}, [
    element('source', { type: 'image/webp', srcSet: webp, sizes: pictureSizes }),
    element('img', { src, width, height, alt: properties.alt, loading: 'lazy', decoding: 'async' }),
  ]);
}

const isPicture = (child: ElementContent): child is Element =>
  child.type === 'element' && child.tagName === 'img';

/** A paragraph that holds a picture alone is a figure; its title is the caption. */
async function figureOf(paragraph: Element): Promise<Element> {
  const [image] = paragraph.children;
  if (paragraph.tagName !== 'p' || paragraph.children.length !== 1 || !image || !isPicture(image))
    return paragraph;
  const { title } = image.properties;
  return element('figure', {}, [
    await pictureOf(image),
    ...(title ? [element('figcaption', {}, [{ type: 'text', value: String(title) }])] : []),
  ]);
}

async function replaceIn(parent: Root | Element): Promise<void> {
  const children: (typeof parent.children)[number][] = [];
  for (const child of parent.children) {
    if (child.type !== 'element') children.push(child);
    else if (isPicture(child)) children.push(await pictureOf(child));
    else {
      const shown = await figureOf(child);
      if (shown === child) await replaceIn(child);
      children.push(shown);
    }
  }
  parent.children = children as typeof parent.children;
}

/** A step of the Markdown pipeline. */
export const rehypePictures = () => replaceIn;
