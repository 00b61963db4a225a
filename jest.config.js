const { swcOptions } = require('./tests/unit/environment/swc-options.cjs');

// Jest keeps the NODE_ENV of the shell. In production React has no `act`, which component tests need.
process.env.NODE_ENV = 'test';

/** Options shared by all unit tests. Packages that ship only ES modules are transformed too. */
const common = {
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  moduleNameMapper: { '^gatsby$': '<rootDir>/tests/unit/gatsby.ts' },
  transform: {
    // Without source maps, which would be most of the code to read.
    '/node_modules/': ['@swc/jest', { ...swcOptions, sourceMaps: false }],
    '\\.[cm]?[jt]sx?$': ['@swc/jest', swcOptions],
  },
  // jest's own parts need no transformation.
  transformIgnorePatterns: ['/node_modules/(@jest/|jest-|expect/)', '<rootDir>/tests/unit/environment/'],
};

/** Unit tests beside the code: components in jsdom, everything else without. */
module.exports = {
  maxWorkers: 2,
  // Ends a stuck test. On a busy machine a test may take many times as long as on an idle one.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'code',
      testEnvironment: '<rootDir>/tests/unit/environment/node-environment.cjs',
      testMatch: ['**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
    },
  ],
};
