import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEVELOPMENT_CHANNEL, pin, publish, status, type Registry } from '@resort/release';
import { developmentShell } from '@resort/shared/build';
import type { PublicConfig } from '@resort/shared/remote';
import { createRsbuild } from '@rsbuild/core';

const AUTHOR = { by: 'npm run dev', reason: 'development' };
const projectRoot = new URL('../..', import.meta.url).pathname;
const dist = join(projectRoot, 'shell/node_modules/.cache/development');

/**
 * Pins the development shell with the other remotes of `production`; a remote that was never pinned there
 * comes from its newest local build, if any.
 */
export async function deliverDevelopment(
  registry: Registry,
  config: PublicConfig,
  live: string,
): Promise<{ said: string }> {
  const shell = await publishDevelopmentShell(registry);
  const { pins } = await status(registry, { channel: 'production' });
  const names = remotes().filter((unit) => unit !== live);
  const others = await Promise.all(
    names.map(async (unit) => {
      const pinned = pins[unit];
      return pinned === undefined ? publishBuild(registry, unit) : [`${unit}@${pinned}`];
    }),
  );
  await pinDevelopment(registry, [shell, ...others.flat()], config);
  return { said: [shell, ...others.flat(), `${live} live`].join(', ') };
}

/** Builds and publishes the development shell of the working tree, unless it exists: `shell@<version>`. */
export async function publishDevelopmentShell(registry: Registry): Promise<string> {
  const configUrl = pathToFileURL(join(projectRoot, 'shell/rsbuild.config.ts')).href;
  const { version, config } = developmentShell(configUrl, dist);
  const { published } = await status(registry, { channel: DEVELOPMENT_CHANNEL });
  if (!published['shell']?.includes(version)) {
    const rsbuild = await createRsbuild({ cwd: join(projectRoot, 'shell'), rsbuildConfig: config });
    await rsbuild.build();
    await publish(registry, { ...AUTHOR, dist });
  }
  return `shell@${version}`;
}

/** Pins units that are not pinned yet. */
export async function pinDevelopment(
  registry: Registry,
  units: readonly string[],
  config?: PublicConfig,
): Promise<void> {
  const { pins, config: standing } = await status(registry, { channel: DEVELOPMENT_CHANNEL });
  const isPinned = units.every((name) => {
    const [unit = '', version] = name.split('@');
    return pins[unit] === version;
  });
  const isConfigured = config === undefined || JSON.stringify(config) === JSON.stringify(standing);
  if (isPinned && isConfigured) return;
  const request = { channel: DEVELOPMENT_CHANNEL, units, ...AUTHOR };
  await pin(registry, { ...request, ...(config && { config }) });
}

function remotes(): string[] {
  return readdirSync(projectRoot).filter(
    (unit) => unit.startsWith('mf-') && existsSync(join(projectRoot, unit, 'rsbuild.config.ts')),
  );
}

async function publishBuild(registry: Registry, unit: string): Promise<string[]> {
  if (!existsSync(join(projectRoot, unit, 'dist/unit.json'))) return [];
  const { version } = await publish(registry, { ...AUTHOR, dist: join(projectRoot, unit, 'dist') });
  return [`${unit}@${version}`];
}
