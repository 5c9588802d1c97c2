/** The house from the ground up: a package imports only from floors below its own. */
const ground = ['tokens', 'formatters', 'paths', 'tenancy', 'bundling', 'compression', 'testing'];
const base = ['ui', 'api'];
const kits = ['pickers', 'auth', 'calculator', 'chat', 'consent', 'experiments', 'pages'];
const services = ['sandbox', 'server'];
const named = [...ground, ...base, ...kits, ...services, 'sample', 'app', 'workshop', 'tests'];
/** A package that is named nowhere here is a feature, such as `discover`. */
const features = [`(?!(?:${named.join('|')})/)[^/]+`];
const floors = [ground, base, kits, [...features, ...services], ['sample'], ['app']];

/** What strangers install; it imports nothing they cannot. */
const published = [
  'tokens',
  'formatters',
  'tenancy',
  'ui',
  'pickers',
  'api',
  'auth',
  'calculator',
  'chat',
  'consent',
  'experiments',
];

/** The rooms of the server from the ground up: a room imports only from rooms before it. */
const rooms = [
  'platform',
  'companies',
  'homes',
  'search',
  'conversations',
  'content',
  'accounts',
  'measuring',
  'partner-sites',
  'billing',
  'tenancies',
];
const serverSource = 'packages/server/src';

const topFolders = ['tokens', 'app', 'tests'];
const folderOf = (name) => (topFolders.includes(name) ? name : `packages/${name}`);
const filesOf = (names) => `^(${names.map(folderOf).join('|')})/`;
const anyPackage = filesOf([...topFolders, '[^/]+']);
const ownFolder = '^$1/';
const testCode = '(\\.test|\\.stories)\\.tsx?$|/test(ing)?/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const downwards = floors.map((floor, index) =>
  rule(
    'imports-only-go-down',
    `${floor === floors[3] ? 'Features, server and sandbox' : floor.join(', ')}: import only from floors below.`,
    { path: filesOf(floor) },
    { path: anyPackage, pathNot: [ownFolder, ...floors.slice(0, index).map(filesOf)] },
  ),
);

/** What stands on top of the rooms may import all of them, and none of them imports it. */
const roomsDownwards = rooms.map((room, index) =>
  rule(
    'rooms-import-only-down',
    `${room}: import only from rooms before it: ${rooms.slice(0, index).join(', ') || 'none'}.`,
    { path: `^${serverSource}/${room}/`, pathNot: '\\.test\\.ts$' },
    {
      path: `^${serverSource}/`,
      pathNot: rooms.slice(0, index + 1).map((each) => `^${serverSource}/${each}/`),
    },
  ),
);

export default {
  forbidden: [
    ...downwards,
    ...roomsDownwards,
    rule(
      'the-workshop-stands-beside-the-house',
      'It imports only what helps tests.',
      { path: filesOf(['workshop']) },
      { path: anyPackage, pathNot: filesOf(['workshop', 'testing']) },
    ),
    rule(
      'no-screens-on-the-server',
      'The server and the sandbox answer calls; pages are handed to them by the app.',
      { path: filesOf(services) },
      { path: filesOf(['ui', 'pickers', 'consent', 'pages']) },
    ),
    rule(
      'the-server-knows-only-the-rules-of-auth',
      'The rest of @sewa/auth is for browsers.',
      { path: filesOf(['server']) },
      { path: filesOf(['auth']), pathNot: '^packages/auth/src/rules\\.ts$' },
    ),
    rule(
      'the-server-knows-only-what-needs-no-react',
      'It calculates and assigns; the rest of these packages is for browsers.',
      { path: filesOf(['server']) },
      {
        path: filesOf(['calculator', 'experiments']),
        pathNot: '^packages/(calculator|experiments)/src/index\\.ts$',
      },
    ),
    rule(
      'published-imports-published',
      'Strangers cannot install a private package.',
      { path: `${filesOf(published)}src/`, pathNot: testCode },
      { path: anyPackage, pathNot: filesOf(published) },
    ),
    rule(
      'packages-are-imported-by-name',
      'Import @sewa/..., so that only what its package.json exports is seen.',
      { path: anyPackage },
      { path: anyPackage, pathNot: ownFolder, dependencyTypes: ['local'] },
    ),
    rule(
      'product-never-imports-tests',
      'Tests, stories and the testing folders are not part of the product.',
      {
        path: anyPackage,
        pathNot: [filesOf(['workshop', 'tests']), testCode, '\\.config\\.ts$', '/vitest\\.'],
      },
      { path: testCode },
    ),
    rule('no-circle', 'Files in a circle cannot be read or tested one at a time.', {}, { circular: true }),
    rule(
      'no-unresolved-import',
      'It leads nowhere, or to a package that is not declared.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: {
      path: ['(^|/)(dist|build|coverage|\\.vite)/', '^tests/(bench|packages/consumers|.*/fixtures)/'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['sewa-source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
