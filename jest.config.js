/** What all unit tests have. Packages that ship only ES modules are transformed too. */
const common = {
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
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
  projects: [
    { ...common, displayName: 'code', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    { ...common, displayName: 'components', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
  ],
};
