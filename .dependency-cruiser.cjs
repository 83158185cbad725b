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
    {
      name: 'contracts-stand-on-zod',
      severity: 'error',
      from: { path: '^lib/contracts/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
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
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'No disk, socket, process or clock of Node; no Next, no React.',
      from: { path: '^lib/engine/', pathNot: TESTS },
      to: {
        path: '^(fs|net|http|https|http2|dgram|dns|child_process|worker_threads|os|process|next|react)(/|$)|node_modules/(next|react)/',
      },
    },
    {
      name: 'parsers-share-by-shared',
      severity: 'error',
      comment: 'The parser of postings never reaches into that of resumes, nor the other way round.',
      from: { path: '^lib/engine/parser/(job|resume|shared)/', pathNot: TESTS },
      to: { path: '^lib/engine/parser/(job|resume)/', pathNot: '^lib/engine/parser/$1/' },
    },
    only('scoring', '^lib/scoring/', [], 'The service and the browser compute by it: numbers alone.'),
    {
      name: 'scoring-imports-nothing',
      severity: 'error',
      from: { path: '^lib/scoring/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only(
      'expression',
      '^lib/expression/',
      [],
      'The service and the recruiter half read searches by it: text alone.',
    ),
    {
      name: 'expression-imports-nothing',
      severity: 'error',
      from: { path: '^lib/expression/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only('containers', '^lib/containers/', [], 'Both halves open files by it: bytes alone.'),
    {
      name: 'containers-stand-on-formats',
      severity: 'error',
      from: { path: '^lib/containers/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/(fflate|postal-mime)/' },
    },
    only('config', '^lib/config\\.ts$', [], 'The configuration reads the environment and nothing else.'),
    only('platform', '^lib/platform/', ['^lib/config\\.ts$'], 'The platform has no word of the trade.'),
    only(
      'assistant',
      '^lib/assistant/',
      ['^lib/contracts/'],
      'Its tools make calls of the APIs, however they are made.',
    ),
    only('service', '^lib/service/', [
      '^lib/(assistant|engine|expression|platform|scoring)/',
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
    only('primitives', '^components/(ui|charts)/', ['^components/(ui|charts)/']),
    only('features', '^components/(?!ui/|charts/)', [
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
    exclude: { path: '^(\\.next|dist|node_modules/(?!zod|next|react))' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
