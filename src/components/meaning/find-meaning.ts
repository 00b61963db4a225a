import { type Meaning, type MeaningFile, meaningAt } from '../../lib/meanings/meaning';

const files = new Map<string, Promise<MeaningFile>>();

async function read(file: string): Promise<MeaningFile> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as MeaningFile;
}

/** A file of meanings, fetched once. One that can't be loaded is fetched again the next time. */
function meaningsIn(file: string): Promise<MeaningFile> {
  const known = files.get(file) ?? read(file);
  files.set(file, known);
  known.catch(() => files.delete(file));
  return known;
}

/** The meaning of a figure, from the list at the end of the page (PageFigures). */
function figureOf(href: string): Meaning | undefined {
  const item = document.getElementById(href.slice(1));
  const [name = '', sentence = '', dated = ''] = [...(item?.children ?? [])].map(
    ({ textContent }) => textContent ?? '',
  );
  return sentence === '' ? undefined : { name, sentence, dated };
}

/** What a link leads to, in one sentence; undefined if that's unknown. Rejects if the meanings can't be loaded. */
export async function findMeaning(link: HTMLAnchorElement): Promise<Meaning | undefined> {
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) return figureOf(href);
  const at = meaningAt(href);
  const [name, sentence] = (at && (await meaningsIn(at.file))[at.key]) ?? [];
  return name && sentence ? { name, sentence } : undefined;
}
