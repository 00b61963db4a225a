import { recordFaults } from '../../read/record-faults';
import type { Rule } from '../rule';

/** Fields that don't fit the content type. */
export const rule: Rule = {
  id: 'record-fields',
  severity: 'error',
  about: 'Fields that are unknown, missing, of the wrong kind, too long or too short.',
  example: { file: 'products/ach.yaml', from: 'headline:', to: 'headlin:' },
  checkFile: (content, _site, report) => {
    for (const { reason, place } of recordFaults(content)) report(content, place, reason);
  },
};
