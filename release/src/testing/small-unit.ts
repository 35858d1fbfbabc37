import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { hiddenMaps, moveMaps } from '@resort/shared/build/maps';
import { writeBuild } from './made-up-builds.ts';

/** A unit of two files whose screen throws. `THROWS` is the line that does. */
const SOURCES = {
  'src/main.ts': `import { openRoom } from './room.ts';

Object.assign(globalThis, { openScreen: () => openRoom({ guests: null }) });
`,
  'src/room.ts': `interface Stay {
  guests: { adults: number } | null;
}

/** Throws, since nobody stays. */
export function openRoom(stay: Stay): string {
  const counted = [1, 2, 3].map((night) => {
    return night * (stay.guests as { adults: number }).adults;
  });
  return counted.join();
}
`,
};
export const THROWS = {
  source: 'mf-small/src/room.ts',
  line: 8,
  text: 'return night * (stay.guests as { adults: number }).adults;',
};

export const SMALL = { unit: 'mf-small', version: '1' };

/**
 * Builds it below `root` as units are built, with source maps or without, and describes it. Returns its dist folder and
 * its script.
 */
export async function buildSmallUnit(
  root: string,
  { maps = true } = {},
): Promise<{ dist: string; script: string }> {
  const folder = join(root, SMALL.unit);
  for (const [path, text] of Object.entries(SOURCES)) {
    await mkdir(join(folder, 'src'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const out = join(root, 'out');
  const plain: RsbuildConfig = {
    root: folder,
    mode: 'production',
    logLevel: 'error',
    source: { entry: { small: './src/main.ts' } },
    output: { distPath: { root: out }, filenameHash: 'contenthash:10', cleanDistPath: true },
    performance: { printFileSize: false },
    tools: { htmlPlugin: false },
    server: { publicDir: false },
  };
  const rsbuild = await createRsbuild({
    cwd: folder,
    rsbuildConfig: maps ? mergeRsbuildConfig(plain, hiddenMaps(root)) : plain,
  });
  const { close } = await rsbuild.build();
  await close();
  const paths = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)));
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, await readFile(join(out, path), 'utf8'));
  const files = Object.fromEntries([...texts].filter(([path]) => !path.endsWith('.map')));
  const dist = await writeBuild(root, { ...SMALL, files });
  for (const [path, text] of texts) if (path.endsWith('.map')) await writeFile(join(dist, path), text);
  moveMaps(dist, SMALL);
  return { dist, script: Object.keys(files)[0] ?? '' };
}
