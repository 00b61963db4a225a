import type { Point, Position } from 'unist';
import type { ContentFile } from '../read/content-file';
import type { Site } from './site';

/** Reports something at a place in a file; without a place, about the whole file. */
export type Report = (
  file: ContentFile | string,
  place: Position | Point | undefined,
  reason: string,
) => void;

/** An edit of a file below content/ that a rule reports: the first `from` becomes `to`, or `to` is the whole file. */
export type Example = { readonly file: string; readonly from?: string; readonly to: string };

/** A rule of the check. A file in rules/ exports one as `rule`, or several as `rules`. */
export type Rule = {
  /** By which comments suppress it. */
  readonly id: string;
  /** An error breaks a page, a request, a promise to machines, or the law. */
  readonly severity: 'error' | 'warning';
  /** What it looks for, in a sentence. */
  readonly about: string;
  readonly example: Example;
  /** It compares files, so it waits until all of them can be read. */
  readonly needsAllFiles?: true;
} & (
  | { readonly checkFile: (content: ContentFile, site: Site, report: Report) => void | Promise<void> }
  | { readonly checkSite: (site: Site, report: Report) => void | Promise<void> }
);
