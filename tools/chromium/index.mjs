import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/* The package unpacks into the system's folder for temporary files, and takes what is there, of any version. */
const unpackProgram = fileURLToPath(new URL('unpack.mjs', import.meta.url));
const folder = fileURLToPath(new URL('node_modules/.unpacked', import.meta.url));

/** The path of the browser and of its system libraries; the first call unpacks them. */
export async function unpackedBrowser() {
  if (!existsSync(folder)) await unpack();
  return { executablePath: join(folder, 'chromium'), libraries: join(folder, 'al2023/lib') };
}

async function unpack() {
  const own = mkdtempSync(`${folder}-`);
  try {
    await promisify(execFile)(process.execPath, [unpackProgram], { env: { ...process.env, TMPDIR: own } });
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    // another process may have been first
    if (!existsSync(folder)) throw error;
  }
}
