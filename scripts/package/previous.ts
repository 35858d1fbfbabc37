import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changes, differences, nextVersion, packageContract, type PackageContract } from './contract.ts';

/** A published version of the package. */
export interface Previous {
  version: string;
  contract: PackageContract;
  /** its change log */
  log: string;
}

/** Reads a published version: `@resort/shared@latest` from the registry of packages, or a packed file. */
export function readPrevious(spec: string): Previous {
  const folder = mkdtempSync(join(tmpdir(), 'resort-previous-'));
  try {
    const packed = execFileSync('npm', ['pack', spec, '--json', '--pack-destination', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder]);
    const read = (file: string) => readFileSync(join(folder, 'package', file), 'utf8');
    const { version } = JSON.parse(read('package.json')) as { version: string };
    return {
      version,
      contract: JSON.parse(read('contract.json')) as PackageContract,
      log: read('CHANGELOG.md'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** This tree's contract, with its version and change log. `first`: the version if there is none before. */
export async function succeed(first: string, before?: Previous): Promise<Previous> {
  const contract = await packageContract();
  if (before === undefined) return { version: first, contract, log: `## ${first}\n\nThe first version.\n` };
  const found = await differences(before.contract, contract);
  const version = nextVersion(before.version, found);
  return { version, contract, log: `${changes(version, found)}\n${before.log}` };
}
