/** A small copy of the repository's content, which is quick to check: one file of each content type. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { contentTypes } from '../../src/content-model/content-types';
import { smallApiFiles } from './sample-api-files';

const content = join(__dirname, '..', '..', 'content');

/** The file to copy from a folder, if not the first: one with requests, a diagram, or less text. */
const chosen: Record<string, string> = {
  codes: 'api-errors.yaml',
  documentation: 'sending-ach.md',
  rails: 'ach.yaml',
};

/** The file to copy from a folder of content/. */
function fileOf(source: string): string {
  const entries = readdirSync(join(content, source), { withFileTypes: true });
  const first = entries.find((entry) => entry.isFile())?.name ?? '';
  return join(source, chosen[source] ?? first);
}

/**
 * Creates a copy in a temporary folder, which the caller removes. It has errors, such as links to pages that weren't copied,
 * so that a test sees whether any is lost.
 */
export function smallContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-content-'));
  for (const { kind, source } of contentTypes) {
    const file = kind === 'folder' ? fileOf(source) : `${source}.yaml`;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(content, file), join(folder, file));
  }
  cpSync(join(content, 'updates', 'images'), join(folder, 'updates', 'images'), { recursive: true });
  rmSync(join(folder, 'api'), { recursive: true });
  for (const [file, text] of smallApiFiles) {
    const path = join(folder, 'api', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

/** The files of a content type in a folder. */
export function filesOfType(folder: string, type: (typeof contentTypes)[number]): string[] {
  const ending = type.format === 'yaml' ? '.yaml' : '.md';
  if (type.kind !== 'folder') return [`${type.source}${ending}`];
  return readdirSync(join(folder, type.source))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(type.source, basename(name)));
}
