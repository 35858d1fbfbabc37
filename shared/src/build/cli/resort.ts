#!/usr/bin/env node
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { resolve } from 'node:path';
import { runCompiler } from '../type-contract/compiler.ts';
import { newRemote } from './new-remote.ts';

const USE = `resort new remote <domain> [folder]   writes the repository of a remote
resort check                          checks its types
resort build                          builds it into dist, with unit.json`;

const [command = '', ...args] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (command === 'new' && args[0] === 'remote') {
    const [, domain = '', folder = `mf-${domain}`] = args;
    console.log(newRemote(resolve(folder), domain).join('\n'));
  } else if (command === 'check') await check();
  else if (command === 'build') await build();
  else throw new Error(USE);
}

async function check(): Promise<void> {
  const said = await runCompiler(resolve('tsconfig.json'));
  if (said.trim() !== '') throw new Error(said);
  console.log('types: no errors');
}

async function build(): Promise<void> {
  process.env['NODE_ENV'] ??= 'production';
  const { content } = await loadConfig({ cwd: process.cwd() });
  const rsbuild = await createRsbuild({ cwd: process.cwd(), rsbuildConfig: content });
  await rsbuild.build();
}
