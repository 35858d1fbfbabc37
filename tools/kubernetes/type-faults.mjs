import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPILER = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const PACKAGES = fileURLToPath(new URL('node_modules', import.meta.url));
const FAULT = /^manifest-(?<at>\d+)\.ts\(\d+,\d+\): error TS\d+: (?<sentence>.*)$/gm;
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
  paths: { 'kubernetes-models/*': [join(PACKAGES, 'kubernetes-models/*')] },
};

/**
 * What the compiler says of manifests as literals of their types, in which it allows known fields only. Of several
 * faults in one manifest it may say only some.
 */
export function typeFaultsOf(manifests) {
  const folder = mkdtempSync(join(tmpdir(), 'resort-manifests-'));
  try {
    for (const [at, manifest] of manifests.entries())
      writeFileSync(join(folder, `manifest-${at}.ts`), literalOf(manifest));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
    const words = [COMPILER, '--project', folder, '--pretty', 'false'];
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    const faults = [...stdout.matchAll(FAULT)].map(({ groups: { at, sentence } }) => {
      const { kind, metadata } = manifests[at];
      return `${kind} ${metadata?.name}: ${sentence}`;
    });
    if ((status === 0) !== (faults.length === 0)) throw new Error(`The compiler failed: ${stdout}`);
    return faults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const literalOf = (manifest) => `
import type { I${manifest.kind} } from 'kubernetes-models/${manifest.apiVersion}/${manifest.kind}';
export const manifest: I${manifest.kind} = ${JSON.stringify(manifest)};
`;
