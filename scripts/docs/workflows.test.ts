/** The workflows are valid YAML, use official actions at a major version, and may write only where they need to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';

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
