/** The updates as in their files. */
import { slugOf } from '../../../src/content-model/content-types';
import { once } from '../once';
import { contentFiles, readContent } from './content';

type Fields = {
  title: string;
  date: string;
  kind: string;
  products?: string[];
  sample?: boolean;
  breaking?: boolean;
  action_by?: string;
};

/** The fields of an update, with the path of its page. */
export type UpdateFile = Fields & { path: string; products: string[] };

function read(file: string): UpdateFile {
  const fields = readContent<Fields>(file);
  return { products: [], ...fields, path: `/updates/${slugOf(file)}` };
}

/** All updates in the site's order: newest first, those of one day by title. */
export const updateFiles = once((): readonly UpdateFile[] =>
  contentFiles('updates')
    .map(read)
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en')),
);
