/*
 * If the registry does not offer other systems' binaries, npm writes a lock file without them, and `npm ci`
 * refuses it later.
 */

export interface LockedPackage {
  version?: string;
  resolved?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
export type Packages = Record<string, LockedPackage>;

interface Missing {
  name: string;
  version: string;
  of: string;
}

/** Optional dependencies missing from the lock file. */
export function missingOptional(packages: Packages): Missing[] {
  return Object.entries(packages).flatMap(([of, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isListed(packages, of, name))
      .map(([name, version]) => ({ name, version, of })),
  );
}

/** Resolves a package as Node does: in the package's own folder, then in each folder above. */
function isListed(packages: Packages, from: string, name: string): boolean {
  for (let folder = from; ;) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'win32'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/**
 * Adds the missing packages: the version comes from their dependent, system and processor from their names.
 */
export function withOptional(packages: Packages): Packages {
  const added = missingOptional(packages).map(({ name, version, of }): [string, LockedPackage] => {
    const words = name.replaceAll('/', '-').replace('windows', 'win32').replace(/-64$/, '-x64').split('-');
    const os = SYSTEMS.filter((system) => words.includes(system));
    const cpu = PROCESSORS.filter((processor) => words.includes(processor));
    const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : null;
    if (cpu.length === 0 || (os.length === 0 && cpu[0] !== 'wasm32'))
      throw new Error(`${name}: for which system is it? Add it to package-lock.json by hand.`);
    const entry: LockedPackage = { version, cpu };
    if (packages[of]?.dev === true) entry.dev = true;
    if (libc !== null) entry.libc = [libc];
    return [`node_modules/${name}`, { ...entry, optional: true, ...(os.length > 0 && { os }) }];
  });
  return Object.fromEntries(
    [...Object.entries(packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}
