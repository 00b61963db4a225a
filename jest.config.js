/** Options shared by all unit tests. Packages that ship only ES modules are transformed too. */
const common = {
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  moduleNameMapper: { '^gatsby$': '<rootDir>/tests/unit/gatsby.tsx' },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [],
};

/** Unit tests beside the code: components in jsdom, everything else without, which saves the second that jsdom takes to start. */
module.exports = {
  maxWorkers: 2,
  // Ends a stuck test. On a busy machine a test may take many times as long as on an idle one.
  testTimeout: 120_000,
  projects: [
    { ...common, displayName: 'code', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
    },
  ],
};
