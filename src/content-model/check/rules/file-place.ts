import { type ContentType, contentTypes } from '../../content-types';
import type { ContentFile } from '../../read/content-file';
import type { Rule } from '../rule';
import { fieldsOf } from '../site';

const pathOf = ({ kind, source, format }: ContentType): string =>
  `content/${source}${kind === 'folder' ? '/*' : ''}.${format === 'markdown' ? 'md' : 'yaml'}`;

/** What to do with a file that no content type reads. */
function fixFor(path: string): string {
  if (/\.(?:png|jpe?g|webp|gif|heic|svg|avif)$/i.test(path))
    return 'save it as PNG, JPEG or WebP in content/updates/images/, named in lowercase words joined by hyphens, such as void-after.png';
  const folders = contentTypes.filter(({ kind }) => kind === 'folder').map(pathOf);
  return `rename it, or move it to one of ${folders.join(', ')}`;
}

/** What is wrong with the name of a file in a folder; undefined if nothing. */
function nameFault({ type, slug, value }: ContentFile): string | undefined {
  const path = type.route?.(slug);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return `"${slug}" can't be part of an address; name the file in lowercase words joined by hyphens`;
  if (type.name === 'Rail' && fieldsOf(value).rail !== slug)
    return `The file is named "${slug}"; write "rail: ${slug}"`;
  return path === '/404' || path?.endsWith('/index')
    ? `Hosts keep the address ${path} for themselves; give the file another name`
    : undefined;
}

/** Files in the wrong place, with a wrong name, or missing. */
export const rule: Rule = {
  id: 'file-place',
  severity: 'error',
  about: 'A file that nothing reads, whose name can’t be part of an address, or that is missing.',
  example: { file: 'products/Paper Checks.yaml', to: 'name: Checks\n' },
  checkSite: ({ contents, others, ofType }, report) => {
    for (const { path } of others) report(path, undefined, `No page reads this file; ${fixFor(path)}`);
    for (const content of contents) {
      const fault = content.type.kind === 'folder' ? nameFault(content) : undefined;
      if (fault !== undefined) report(content, undefined, fault);
    }
    for (const type of contentTypes)
      if (type.kind !== 'folder' && ofType(type.name).length === 0)
        report(pathOf(type), undefined, 'The file is missing; restore it from the Git history');
  },
};
