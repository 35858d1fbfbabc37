#!/usr/bin/env node
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { resolve } from 'node:path';
import { check, writeTextKeys } from './check.ts';
import { newRemote } from './new-remote.ts';
import { writeOpenApi } from './openapi.ts';
import { publish } from './publish.ts';
import { serveInside } from './dev/serve-inside.ts';
import { runTests } from './run-tests.ts';

const USE = `resort new remote <domain> [folder]   writes the repository of a remote
resort dev --inside <origin>          serves the product of that origin with this remote live; --port <n>
resort check                          types, lint, format and texts
resort text-keys                      writes the types of the texts' keys
resort openapi                        writes openapi.json: what the service behind the remote must offer
resort test [words]                   runs the tests; words are passed on to Jest
resort build                          builds the remote into dist, with unit.json
resort publish --reason <text>        sends dist to RELEASE_REGISTRY, with RELEASE_TOKEN`;

const [command = '', ...args] = process.argv.slice(2);
const root = process.cwd();
try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (command === 'new' && args[0] === 'remote') {
    const [, domain = '', folder = `mf-${domain}`] = args;
    console.log((await newRemote(resolve(folder), domain)).join('\n'));
  } else if (command === 'dev') console.log(await serveInside(root, args));
  else if (command === 'check') await check(root);
  else if (command === 'text-keys') await writeTextKeys(root);
  else if (command === 'openapi') console.log((await writeOpenApi(root)).join('\n'));
  else if (command === 'test') process.exitCode = await runTests(root, args);
  else if (command === 'build') await build();
  else if (command === 'publish') console.log(await publish(root, args, process.env));
  else throw new Error(USE);
}

async function build(): Promise<void> {
  process.env['NODE_ENV'] ??= 'production';
  const { content } = await loadConfig({ cwd: root });
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: content });
  await rsbuild.build();
}
