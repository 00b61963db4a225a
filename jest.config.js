// Jest keeps the NODE_ENV of the shell. In production React has no `act`, which component tests need.
process.env.NODE_ENV = 'test';

/** How SWC compiles modules. */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
};

/** Options of all projects. Packages that ship only ES modules are compiled too. */
const common = {
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/tests/unit/gatsby.ts',
    // It names no file for "require".
    '^cspell-trie-lib$': '<rootDir>/node_modules/cspell-trie-lib/dist/index.js',
  },
  transform: {
    // Without source maps, which would be most of the code to read.
    '/node_modules/.+\\.[cm]?[jt]sx?$': ['@swc/jest', { ...swc, sourceMaps: false }],
    '\\.[cm]?[jt]sx?$': ['@swc/jest', swc],
  },
  // jest's own parts need no transformation.
  transformIgnorePatterns: ['/node_modules/(@jest/|jest-|expect/)'],
};
const beside = { ...common, roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/deploy'] };

/** Unit tests beside the code, with a DOM for components, and tests of the built files. */
module.exports = {
  maxWorkers: 2,
  testTimeout: 30_000,
  projects: [
    { ...beside, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...beside,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
    },
    {
      ...common,
      displayName: 'built',
      roots: ['<rootDir>/tests/built'],
      testEnvironment: '<rootDir>/tests/built/environment.cjs',
      testMatch: ['**/*.test.ts'],
      // The environment loads packages outside of the tests' context.
      transformIgnorePatterns: [
        ...common.transformIgnorePatterns,
        '/node_modules/cheerio/',
        '<rootDir>/tests/built/environment.cjs',
      ],
    },
  ],
};
