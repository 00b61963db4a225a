import { releaseName } from './release-name';

test('a release has the given name, or the time', () => {
  expect(releaseName('v1.2-rc_3')).toBe('v1.2-rc_3');
  for (const none of [undefined, ''])
    expect(releaseName(none, new Date('2026-11-22T19:30:05.123Z'))).toBe('20261122T193005');
});

test.each(['..', '../other', 'a b', 'a;b'])('"%s" is refused', (name) => {
  expect(() => releaseName(name)).toThrow('DEPLOY_RELEASE');
});
