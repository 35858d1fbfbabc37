import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CENTRAL_ENTRY = 0x02014b50;
const NAME_OFFSET = 46;

/** The files of a zip that compresses nothing, as passes are made (APPNOTE 4.3.12 and 4.3.7). */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === CENTRAL_ENTRY) {
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('a file is compressed');
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + NAME_OFFSET, at + NAME_OFFSET + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(name, zip.subarray(start, start + size));
    at += NAME_OFFSET + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** Files whose digest in the manifest is another, and files that one of the two lacks. */
export function manifestFaults(files: ReadonlyMap<string, Buffer>): string[] {
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Record<string, string>;
  const names = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
  return [...new Set([...names, ...Object.keys(manifest)])].filter((name) => {
    const file = files.get(name);
    return file === undefined || createHash('sha1').update(file).digest('hex') !== manifest[name];
  });
}

/** Whether OpenSSL accepts the detached signature of a manifest, with this authority. */
export function isSigned(manifest: Buffer, signature: Buffer, authority: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'pass-'));
  const path = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const given = ['-in', path('signature', signature), '-content', path('manifest', manifest)];
  const trusted = ['-CAfile', path('authority.pem', authority), '-purpose', 'any'];
  try {
    const options = ['smime', '-verify', '-binary', '-inform', 'DER', ...given, ...trusted];
    execFileSync('openssl', [...options, '-out', join(folder, 'out')], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
