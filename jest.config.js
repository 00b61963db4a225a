/** What all unit tests have. Packages that ship only ES modules are transformed too. */
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

/** Unit tests beside the code: those of components in a document, others without one, which would take a second to make. */
module.exports = {
  maxWorkers: 2,
  // Ends a test that hangs. On a busy machine a test may take many times as long as on an idle one.
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
