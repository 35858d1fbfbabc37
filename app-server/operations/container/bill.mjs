import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Prints npm's bill of materials (CycloneDX) of the packages that are installed in the current folder. npm refuses
 * where packages for development or other workspaces are missing, and its `--workspace` does not end where workspaces
 * need each other. So npm reads manifests that do not name those; they are restored afterwards.
 */
const { COMMIT = '', SOURCE_DATE_EPOCH = '0' } = process.env;

function installedManifests() {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = workspaces.flatMap((pattern) => globSync(join(pattern, 'package.json')));
  const isInstalled = (file) => existsSync(join('node_modules', JSON.parse(readFileSync(file, 'utf8')).name));
  return files.filter(isInstalled).toSorted();
}

function withoutTheRest(text, workspaces) {
  const manifest = { ...JSON.parse(text), devDependencies: {} };
  if (manifest.workspaces !== undefined) manifest.workspaces = workspaces.map(dirname);
  return JSON.stringify(manifest);
}

function billOfNpm() {
  const workspaces = installedManifests();
  const before = ['package.json', ...workspaces].map((file) => [file, readFileSync(file, 'utf8')]);
  try {
    for (const [file, text] of before) writeFileSync(file, withoutTheRest(text, workspaces));
    const words = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
    return JSON.parse(execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
  } finally {
    for (const [file, text] of before) writeFileSync(file, text);
  }
}

/** npm takes a random serial number and the time of day. The same commit gets the same bytes. */
function settle(bill) {
  const digits = createHash('sha256').update(COMMIT).digest('hex');
  // in the form of a random UUID, which CycloneDX demands
  const part = (from, length) => digits.slice(from, from + length);
  bill.serialNumber = `urn:uuid:${part(0, 8)}-${part(8, 4)}-4${part(12, 3)}-8${part(15, 3)}-${part(18, 12)}`;
  bill.metadata.timestamp = new Date(Number(SOURCE_DATE_EPOCH) * 1000).toISOString();
  return bill;
}

process.stdout.write(`${JSON.stringify(settle(billOfNpm()), null, 1)}\n`);
