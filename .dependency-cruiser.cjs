/** Who may import whom. The table in docs/architecture.md says why; every rule is an error. */

const { mutualFolders } = require('./scripts/checks/mutual-folders.cjs');

const TESTS = '\\.test\\.tsx?$|/testing/';

/** Everything of the project that a part may not reach, given what it may. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TESTS },
  to: { path: '^(app|components|lib|scripts|bench|e2e)/', pathNot: [from, ...allowed] },
});

/** Whatever is not of the project: packages, declared or not, and modules of Node. */
const OUTSIDE = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'];

/** Packages that a part may stand on; no module of Node is among them. */
const libraries = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TESTS },
  to: {
    dependencyTypes: OUTSIDE,
    ...(allowed.length > 0 && { pathNot: `node_modules/(${allowed.join('|')})/` }),
  },
});

const IN_BROWSERS = [
  ...['@atlaskit/pragmatic-drag-and-drop', '@tanstack/react-query', 'class-variance-authority', 'clsx'],
  ...['cmdk', 'culori', 'lucide-react', 'next', 'next-auth', 'pdfjs-dist', 'radix-ui', 'react'],
  ...['react-dom', 'recharts', 'sonner', 'tailwind-merge', 'zod'],
];

const FORMATS = [
  ...['@hyzyla/pdfium', 'csv-parse', 'fflate', 'htmlparser2', 'jpeg-js', 'libheif-js', 'libphonenumber-js'],
  ...['pdfkit', 'sanitize-html'],
];

const faceOf = (folder) => ({
  name: `face-of-${folder.replaceAll('/', '-')}`,
  severity: 'error',
  comment: `Others see ${folder} through its index.ts alone.`,
  from: { pathNot: `^lib/${folder}/([^/]+)/|${TESTS}|^scripts/|^bench/`, path: '^(app|components|lib)/' },
  to: { path: `^lib/${folder}/([^/]+)/`, pathNot: `^lib/${folder}/[^/]+/index\\.ts$` },
});

/** One rule for each way of two folders that import each other, so that the report names the imports to dissolve. */
const foldersApart = mutualFolders(__dirname, ['components', 'lib'])
  .flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ])
  .map(([from, to]) => ({
    name: 'folders-apart',
    severity: 'error',
    comment: `${from} and ${to} import each other: one of them stands above the other, or both on a third.`,
    from: { path: `^${from}/`, pathNot: TESTS },
    to: { path: `^${to}/`, pathNot: TESTS },
  }));

module.exports = {
  forbidden: [
    ...foldersApart,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('contracts', '^lib/contracts/', [], 'The contracts stand on zod alone.'),
    libraries('contracts-stand-on-zod', '^lib/contracts/', ['zod']),
    only(
      'engine',
      '^lib/engine/',
      ['^lib/contracts/index\\.ts$', '^lib/(containers|expression|scoring)/'],
      'The engine knows nothing of the service.',
    ),
    {
      name: 'engine-takes-only-types-of-contracts',
      severity: 'error',
      from: { path: '^lib/engine/', pathNot: TESTS },
      to: { path: '^lib/contracts/', dependencyTypesNot: ['type-only'] },
    },
    libraries(
      'engine-is-pure',
      '^lib/engine/',
      FORMATS,
      'Libraries that read and write formats; no disk, socket, process or clock of Node; no Next, no React.',
    ),
    {
      name: 'parsers-share-by-shared',
      severity: 'error',
      comment: 'The parser of postings never reaches into that of resumes, nor the other way round.',
      from: { path: '^lib/engine/parser/(job|resume|shared)/', pathNot: TESTS },
      to: { path: '^lib/engine/parser/(job|resume)/', pathNot: '^lib/engine/parser/$1/' },
    },
    only('scoring', '^lib/scoring/', [], 'The service and the browser compute by it: numbers alone.'),
    libraries('scoring-imports-nothing', '^lib/scoring/', []),
    only(
      'expression',
      '^lib/expression/',
      [],
      'The service and the recruiter half read searches by it: text alone.',
    ),
    libraries('expression-imports-nothing', '^lib/expression/', []),
    only('containers', '^lib/containers/', [], 'Both halves open files by it: bytes alone.'),
    libraries('containers-stand-on-formats', '^lib/containers/', ['fflate', 'htmlparser2', 'postal-mime']),
    only('config', '^lib/config\\.ts$', [], 'The configuration reads the environment and nothing else.'),
    only('platform', '^lib/platform/', ['^lib/config\\.ts$'], 'The platform has no word of the trade.'),
    only(
      'assistant',
      '^lib/assistant/',
      ['^lib/contracts/'],
      'Its tools make calls of the APIs, however they are made.',
    ),
    libraries('assistant-stands-on-its-protocol', '^lib/assistant/', ['@modelcontextprotocol/server', 'zod']),
    only('service', '^lib/service/', [
      '^lib/(assistant|containers|engine|expression|platform|scoring)/',
      '^lib/contracts/',
      '^lib/config\\.ts$',
    ]),
    only('clients', '^lib/clients/', ['^lib/(assistant|contracts|platform)/', '^lib/config\\.ts$']),
    only(
      'recruiter',
      '^lib/recruiter/',
      ['^lib/(clients|containers|platform|contracts|expression)/', '^lib/config\\.ts$'],
      'Reaching the service or the engine would break the app with a hosted provider.',
    ),
    {
      name: 'stores-by-the-platform',
      severity: 'error',
      comment: 'Databases, files and the log are reached through the platform, which knows how they fail.',
      from: { path: '^(app|components|lib)/', pathNot: `^lib/platform/|${TESTS}` },
      to: { path: 'node_modules/(pg|@electric-sql/pglite|aws4fetch|pino)/' },
    },
    libraries(
      'components-run-in-browsers',
      '^components/',
      IN_BROWSERS,
      'What a page loads: a package that is not for browsers, or weighs much, is not brought in unseen.',
    ),
    libraries('pages-stand-on-next', '^app/', ['next', 'react', 'lucide-react']),
    only('primitives', '^components/ui/', []),
    only('features', '^components/(?!ui/)', [
      '^components/',
      '^lib/(contracts|expression|recruiter|scoring)/',
    ]),
    {
      name: 'features-take-only-types',
      severity: 'error',
      comment:
        'A component calls server actions; words and pure functions are in the vocabulary. All else is handed to it.',
      from: { path: '^components/', pathNot: TESTS },
      to: {
        path: '^lib/recruiter/',
        pathNot: '^lib/recruiter/(vocabulary|actions/[a-z-]+)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    only(
      'service-routes',
      '^app/(v9|v10|ui|api/v3|auth/realms|service|events|mcp|\\.well-known)/',
      ['^lib/service/(http|operations)/', '^lib/service/index\\.ts$'],
      'A route of the service reads the request and calls one operation.',
    ),
    only(
      'matcher-pages',
      '^app/matcher/',
      ['^lib/service/(http|operations)/', '^lib/(contracts|scoring)/', '^components/'],
      'The generated interface is of the service, and has nothing of the recruiter app but components.',
    ),
    {
      name: 'pages-never-reach-the-service',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: '^app/(v9|v10|ui|api/v3|auth/realms|service|events|matcher|mcp|\\.well-known)/',
      },
      to: { path: '^lib/(service|engine|clients)/' },
    },
    faceOf('containers'),
    faceOf('engine'),
    faceOf('service'),
    faceOf('platform'),
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^(components|lib)/', pathNot: TESTS },
      to: {},
    },
    { name: 'not-to-tests', severity: 'error', from: { pathNot: TESTS }, to: { path: TESTS } },
    {
      name: 'declared-dependencies',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: TESTS },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
