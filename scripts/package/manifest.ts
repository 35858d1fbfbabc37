/** The parts of `shared/package.json` that the published one is made of. */
export interface SourceManifest {
  name: string;
  version: string;
  sideEffects: string[];
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** sub-path → source file */
  exports: Record<string, string>;
}

/** Only for tests here. */
const FOR_TESTS = new Set(['ical.js']);
/** Sub-paths that need this repository. */
const ONLY_HERE = /^\.\/(?:gallery|testing\/(?:open-redirects|pattern)|variables)(?:\/|$)/;
/** What `resort check` and `resort test` run, and what tests of screens import. */
const TOOLS = [
  '@jest/globals',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'jest',
  'jest-axe',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'msw',
  'oxlint',
  'oxlint-tsgolint',
  'prettier',
];

/**
 * The manifest of the published package: every export has a module and its declarations, and what the build preset and the
 * checks need is a dependency. `versions`: those of this repository's tools.
 */
export function publishedManifest(source: SourceManifest, versions: Record<string, string>): object {
  const { name, version, sideEffects, dependencies, devDependencies } = source;
  const tools = [
    ...Object.entries(devDependencies).filter(([tool]) => !FOR_TESTS.has(tool)),
    ...TOOLS.map((tool): [string, string] => [tool, versionOf(tool, versions)]),
  ];
  const exports = Object.entries(source.exports)
    .filter(([path]) => !ONLY_HERE.test(path))
    .map(([path, file]) => [path, { types: emitted(file, '.d.ts'), default: emitted(file, '.js') }]);
  return {
    name,
    version,
    type: 'module',
    engines: { node: '>=24' },
    sideEffects,
    bin: { resort: './src/build/cli/resort.js' },
    exports: {
      ...Object.fromEntries(exports),
      './types': { types: './types.d.ts' },
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      [...Object.entries(dependencies), ...tools].sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

function versionOf(tool: string, versions: Record<string, string>): string {
  const version = versions[tool];
  if (version === undefined) throw new Error(`package.json has no ${tool}, which the package needs`);
  return version;
}

const emitted = (file: string, ending: string) => file.replace(/\.tsx?$/, ending);
