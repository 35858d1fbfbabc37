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
const ONLY_HERE = /^\.\/(?:gallery|testing)(?:\/|$)/;

/**
 * The manifest of the published package: every export has a module and its declarations, and what the build preset needs
 * is a dependency.
 */
export function publishedManifest(source: SourceManifest): object {
  const { name, version, sideEffects, dependencies, devDependencies } = source;
  const tools = Object.entries(devDependencies).filter(([tool]) => !FOR_TESTS.has(tool));
  const exports = Object.entries(source.exports)
    .filter(([path]) => !ONLY_HERE.test(path))
    .map(([path, file]) => [path, { types: emitted(file, '.d.ts'), default: emitted(file, '.js') }]);
  return {
    name,
    version,
    type: 'module',
    sideEffects,
    bin: { resort: './src/build/cli/resort.js' },
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    dependencies: Object.fromEntries(
      [...Object.entries(dependencies), ...tools].sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

const emitted = (file: string, ending: string) => file.replace(/\.tsx?$/, ending);
