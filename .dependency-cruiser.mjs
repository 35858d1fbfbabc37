/** Who may import whom (README.md, “Map of the tree”): imports only ever point down. */
const remotes = '^mf-[^/]+/';

/** The folders of shared/src, lowest first: a folder imports those of its own layer and of the layers before it. */
const SHARED_LAYERS = {
  ground: ['contract', 'signing', 'routes', 'router', 'skin', 'download', 'redux', 'variables'],
  words: ['locales', 'rows', 'remote', 'i18n', 'format', 'hooks', 'wechat'],
  session: ['session'],
  api: ['api'],
  calls: ['store', 'calls', 'once'],
  ui: ['ui'],
  // only screens, builds and tests import these
  top: ['verification', 'scope', 'build', 'testing'],
};
const foldersOf = (layers) => `^shared/src/(?:${layers.flat().join('|')})/`;
/** These may import from every layer. */
const NO_PRODUCT = ['\\.test\\.tsx?$', '\\.stories\\.tsx$'];

/** One rule for each layer that has layers above it. */
const sharedLayers = Object.entries(SHARED_LAYERS)
  .slice(0, -1)
  .map(([name, folders], index) => ({
    name: `shared-${name}-imports-nothing-above`,
    comment: `The layers of shared/src: ${Object.keys(SHARED_LAYERS).join(' < ')}. Hand in what it needs, or move it down.`,
    severity: 'error',
    from: { path: foldersOf(folders), pathNot: NO_PRODUCT },
    to: { path: foldersOf(Object.values(SHARED_LAYERS).slice(index + 1)) },
  }));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle has no bottom: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-imports-no-unit',
      comment: 'shared is the floor that everything stands on.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|app-server|release|e2e|bench|scripts)/' },
    },
    ...sharedLayers,
    {
      name: 'shared-folders-have-a-layer',
      comment: 'Add the folder to SHARED_LAYERS in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^shared/src/[^/]+/', pathNot: foldersOf(Object.values(SHARED_LAYERS)) },
      to: {},
    },
    {
      name: 'remote-imports-no-other-unit',
      comment: 'A remote imports shared and itself; it reaches another domain by a link (shared/routes).',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(shell|mf-[^/]+|app-server|release|e2e|bench|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-imports-shared-only',
      comment: 'The shell knows the remotes from the release document, not from code.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|app-server|release|e2e|bench|scripts)/' },
    },
    {
      name: 'contract-is-isomorphic',
      comment: 'A contract is read by browser and server: no React, no DOM, no Node.',
      severity: 'error',
      from: { path: ['^shared/src/(contract|signing)/', `${remotes}contract/`], pathNot: '\\.test\\.ts$' },
      to: {
        path: ['node_modules/(react|react-dom|react-redux|react-router|@reduxjs)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-uses-no-node',
      severity: 'error',
      comment: 'A contract is read by browser and server: no React, no DOM, no Node.',
      from: {
        path: ['^shared/src/(contract|signing|rows|calls|remote)/', `${remotes}contract/`],
        pathNot: '\\.test\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-enters-remotes-by-their-contract',
      comment: 'The contract is the one door of a remote.',
      severity: 'error',
      from: { path: '^(app-server|release)/' },
      to: { path: remotes, pathNot: `${remotes}contract/` },
    },
    {
      name: 'nothing-below-imports-the-server',
      comment: 'A deployment with an app server of its own deletes app-server/.',
      severity: 'error',
      from: { pathNot: '^(app-server|e2e|bench|scripts)/' },
      to: { path: '^app-server/' },
    },
    {
      name: 'testing-stays-out-of-bundles',
      comment: 'What stands in testing/ is for *.test.ts(x) alone, and never reaches a browser.',
      severity: 'error',
      from: { path: '^(shared|shell|mf-[^/]+)/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: '^(shared|shell|mf-[^/]+)/src/.*testing/' },
    },
    {
      name: 'journeys-import-no-scripts',
      comment: 'The scripts stand on the journeys: they run them, and take pictures with them.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '\\.test\\.ts$' },
      to: { path: '^scripts/' },
    },
    {
      name: 'members-are-told-by-the-table',
      comment:
        'A message goes out by `tell` (core/messages) and the table core/announcements/channels.ts, on all its channels.',
      severity: 'error',
      from: {
        path: '^app-server/src/',
        pathNot: [
          '\\.test\\.ts$',
          '^app-server/src/core/(messages|one-time-code)/',
          '^app-server/src/(jobs|domains/messaging/push/send-push)\\.ts$',
        ],
      },
      to: {
        path: '^app-server/src/(platform/outbox/write|core/inbox/(notify|write-letter))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-imports-no-test-equipment',
      comment: 'app-server/test is for tests. Move what the server needs into app-server/src.',
      severity: 'error',
      from: { path: '^app-server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app-server/test/' },
    },
    {
      name: 'server-imports-no-demo',
      comment:
        'app-server/demo is for the development start and for tests. A real installation has none of it.',
      severity: 'error',
      from: { path: '^app-server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app-server/demo/' },
    },
    {
      name: 'only-tests-and-development-import-the-demo',
      comment: 'The demo is loaded by scripts/product/back-end/ours.mjs, in development alone.',
      severity: 'error',
      from: {
        path: '^(scripts|release)/',
        pathNot: ['\\.test\\.ts$', '^scripts/product/back-end/ours\\.mjs$'],
      },
      to: { path: '^app-server/demo/' },
    },
    {
      name: 'scripts-load-the-server-lazily',
      comment:
        'Pages are also served where app-server/ was deleted: only scripts/product/back-end/ours.mjs imports it, and by import().',
      severity: 'error',
      from: { path: '^scripts/', pathNot: ['\\.test\\.ts$', '^scripts/product/back-end/ours\\.mjs$'] },
      to: { path: '^(app-server/|scripts/product/back-end/ours\\.mjs$)', dynamic: false },
    },
    {
      name: 'schema-imports-nothing-above',
      comment: 'The tables and the texts are the ground of the server: schema and locales, then platform.',
      severity: 'error',
      from: { path: '^app-server/src/(schema|locales)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app-server/src/', pathNot: '^app-server/src/(schema|locales)/' },
    },
    {
      name: 'tables-import-tables-only',
      comment: "A domain's tables stand on schema and locales; drizzle-kit loads them without the server.",
      severity: 'error',
      from: { path: '^app-server/src/domains/[^/]+/tables/' },
      to: {
        path: '^app-server/src/',
        pathNot: '^app-server/src/(schema|locales|domains/[^/]+/tables)/',
      },
    },
    {
      name: 'platform-imports-nothing-above',
      comment: 'platform < core < domains < app. Hand in what it needs (integrations/payment-provider.ts).',
      severity: 'error',
      from: { path: '^app-server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app-server/src/', pathNot: '^app-server/src/(schema|locales|platform)/' },
    },
    {
      name: 'core-imports-no-domain',
      comment: 'core is what at least two domains use; what one domain needs is in its folder.',
      severity: 'error',
      from: { path: '^app-server/src/core/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app-server/src/', pathNot: '^app-server/src/(schema|locales|platform|core)/' },
    },
    {
      name: 'domains-import-no-app',
      comment: 'src/app.ts and src/jobs.ts put the domains together; no domain knows them.',
      severity: 'error',
      from: { path: '^app-server/src/domains/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app-server/src/', pathNot: '^app-server/src/(schema|locales|platform|core|domains)/' },
    },
    {
      name: 'no-undeclared-packages',
      comment: "Add the package to this workspace's package.json.",
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    // a tool's packages are installed when its command first asks for them
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.work)/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
