import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { imageNameOf } from '../../images';
import type { ContentFile } from '../../read/content-file';
import { nodesIn } from '../../read/nodes';
import { suggestion } from '../../read/suggestions';
import type { Report, Rule } from '../rule';
import { fieldsOf } from '../site';

/** Pixels: the widest size that the build creates, and what no screen needs; and bytes. */
const widths = { least: 1440, most: 6000 };
const mostBytes = 2_000_000;

/** What is wrong with a picture as a file; undefined if nothing. */
function fileFault(bytes: Buffer, ending: string): string | undefined {
  let size: { width: number; height: number; type?: string };
  try {
    size = imageSize(bytes);
  } catch {
    return "This isn't a picture, or it's damaged; save it again as PNG, JPEG, WebP or SVG";
  }
  const { width, height, type = '' } = size;
  if (type === 'svg' && type === ending) return undefined;
  if (type !== ending || !['png', 'jpg', 'webp'].includes(type))
    return `The picture is ${type.toUpperCase()}; save it as PNG, JPEG or WebP, with ".png", ".jpg" or ".webp" at the end of its name`;
  if (width < widths.least || width > widths.most || height > widths.most)
    return `The picture is ${width} × ${height} px; save it ${widths.least} to ${widths.most} px wide`;
  return bytes.length > mostBytes
    ? `The picture is ${(bytes.length / 1_000_000).toFixed(1)} MB; save it at 2 MB or less`
    : undefined;
}

/** Whether an alternative text says something: at least two words, and not the name of the file. */
const saysSomething = (alt: string): boolean =>
  /\p{L}.*\s.*\p{L}/u.test(alt) && !/^alt(?:ernative)? text|\.(?:png|jpe?g|webp|gif)$/i.test(alt.trim());

const emptyAlt = 'The alternative text doesn’t say what the picture shows; describe it in a sentence';

/** Reports what is wrong with the pictures of a file, and returns their names. */
function checkShown(content: ContentFile, known: ReadonlySet<string>, report: Report): string[] {
  const { alt, file } = fieldsOf(fieldsOf(content.value).image);
  if (typeof alt === 'string' && alt !== '' && !saysSomething(alt))
    report(content, content.placeOf(['image', 'alt']), emptyAlt);
  const names = typeof file === 'string' ? [file] : [];
  for (const image of nodesIn(content.tree())) {
    if (image.type !== 'image') continue;
    const name = imageNameOf(image.url);
    names.push(name ?? '');
    const addresses = [...known].map((one) => `images/${one}`);
    if (content.type.name !== 'Update')
      report(content, image.position, 'Only updates show pictures; use text or a table instead');
    else if (name === undefined || !known.has(name))
      report(
        content,
        image.position,
        `"${image.url}" isn't a picture in updates/images/; ${suggestion(image.url, addresses, 'write images/ and the name of one')}`,
      );
    if (!saysSomething(image.alt ?? '')) report(content, image.position, emptyAlt);
  }
  return names;
}

/** Pictures that can't be shown, aren't shown, or say nothing to people who can't see them. */
export const rule: Rule = {
  id: 'picture',
  severity: 'error',
  about:
    'A picture of the wrong type or size, without a useful alternative text, missing, or that no update shows.',
  example: {
    file: 'updates/decide-on-lockbox-mail.md',
    from: "## What's new",
    to: "![image](images/nowhere.png)\n\n## What's new",
  },
  needsAllFiles: true,
  checkSite: ({ contents, pictures, names }, report) => {
    const known = names.get('Image') ?? new Set<string>();
    const shown = new Set(contents.flatMap((content) => checkShown(content, known, report)));
    for (const { path, absolute } of pictures) {
      const fault = fileFault(readFileSync(absolute), path.slice(path.lastIndexOf('.') + 1));
      if (fault !== undefined) report(path, undefined, fault);
      else if (!shown.has(path.slice(path.lastIndexOf('/') + 1)))
        report(path, undefined, 'No update shows this picture; show it, or remove it');
    }
  },
};
