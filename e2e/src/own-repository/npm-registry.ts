import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bringTool } from '../../../tools/bring.mjs';
import { freePort, startProgram } from '../engines/programs.ts';

/** A registry of packages on this machine. It has packages of `@resort` only; npm gets all others as usual. */
export interface NpmRegistry {
  /** the file of npm's settings that name it, for `npm_config_userconfig` */
  settings: string;
  stop(): Promise<void>;
}

/** Starts Verdaccio with its storage below a folder. */
export async function startNpmRegistry(folder: string): Promise<NpmRegistry> {
  const { program } = await bringTool<{ program: string }>('npm-registry');
  const address = `127.0.0.1:${await freePort()}`;
  const config = join(folder, 'verdaccio.yaml');
  writeFileSync(
    config,
    `storage: ${join(folder, 'packages')}
auth: { htpasswd: { file: ${join(folder, 'htpasswd')} } }
packages: { '@resort/*': { access: $all, publish: $all } }
log: { type: stdout, format: pretty, level: warn }
`,
  );
  const { end } = startProgram(process.execPath, [program, '--config', config, '--listen', address]);
  for (let tries = 0; (await fetch(`http://${address}/-/ping`).catch(() => null)) === null; tries += 1) {
    if (tries === 300) throw new Error('the registry of packages does not answer');
    await pause(100);
  }
  const settings = join(folder, 'npmrc');
  const usual = execFileSync('npm', ['config', 'get', 'userconfig'], { encoding: 'utf8' }).trim();
  const lines = [
    usualSettings(usual),
    `@resort:registry=http://${address}/`,
    // npm publishes with a token only; this registry lets everybody publish
    `//${address}/:_authToken=none`,
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  return { settings, stop: end };
}

function usualSettings(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    return ''; // this person has none
  }
}
