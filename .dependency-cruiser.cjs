/** Imports point one way: content-model → gatsby (build) → templates, pages → layout → components → lib, theme. */
const from = (path, to, comment) => ({ name: comment, severity: 'error', from: { path }, to: { path: to } });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no circular imports',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every import is found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    from(
      '^src/(content-model|lib|theme|islands|components|diagrams|layout|templates|pages|error-reporting|ssr)/',
      '^src/gatsby/',
      'nothing but the build imports src/gatsby',
    ),
    from(
      '^src/(lib|theme)/',
      '^src/(content-model|islands|components|diagrams|layout|templates|pages|error-reporting|ssr)/',
      'lib and theme are at the end of the arrow',
    ),
    from(
      '^src/islands/',
      '^src/(content-model|components|diagrams|layout|templates|pages|error-reporting|ssr)/',
      'islands know no page and no part of one',
    ),
    from(
      '^src/components/',
      '^src/(content-model|layout|templates|pages|error-reporting|ssr)/',
      'components import no layout, template or page',
    ),
    from(
      '^src/diagrams/',
      '^src/(content-model|layout|templates|pages|error-reporting|ssr)/',
      'diagrams take data and give pictures',
    ),
    from(
      '^src/layout/',
      '^src/(content-model|templates|pages|ssr)/',
      'the layout imports no template or page',
    ),
    from(
      '^src/gatsby/(?!node-apis/|patches/)',
      '^src/gatsby/(node-apis|patches/(?!pagefind))',
      "only the hooks use Gatsby's node APIs and the patches to webpack",
    ),
    from('^src/gatsby/patches/', '^src/gatsby/(?!patches/)', 'patches know nothing of the site'),
    from(
      '^src/lib/(time|text|lists|loading)/',
      '^src/lib/(?!time/|text/|lists/|loading/)',
      'time, text, lists and loading are at the end of the arrow',
    ),
    from(
      '^src/(?!error-reporting/)',
      '^src/error-reporting/sentry/',
      'nothing but error reporting knows the reporting service',
    ),
    from(
      '^src/content-model/read/',
      '^src/content-model/check/',
      'reading content knows nothing of its check',
    ),
    from(
      '^src/content-model/',
      '^src/(diagrams|layout|templates|pages|error-reporting|ssr)/',
      'content types know no page',
    ),
    {
      name: 'content types know of components only the names of icons',
      severity: 'error',
      from: { path: '^src/content-model/' },
      to: { path: '^src/components/', pathNot: '^src/components/icon/icons\\.ts$' },
    },
    {
      name: 'the browser gets no build tool',
      severity: 'error',
      from: {
        path: '^src/(lib|theme|islands|components|diagrams|layout|templates|pages|error-reporting)/',
        pathNot: '(\\.test\\.tsx?|global-css\\.ts)$',
      },
      to: {
        path: 'node_modules/(yaml|zod|satori|sharp|shiki|unified|remark|rehype|node)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests are imported by tests alone',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
