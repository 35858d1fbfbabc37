import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCompiler, TYPE_OPTIONS } from '@resort/shared/build/compiler';
import { partOf, type TypeContract } from '@resort/shared/build/types';
import { program, type Line, type Question, type Use } from './questions.ts';
import { asSame } from './same-modules.ts';

/** A remote's side: what it uses, and the types it was built with. */
export interface Asked {
  uses: readonly Use[];
  types: TypeContract;
}

/** An offered type that does not fit a use, with the compiler's reason; for `lost` the props that went. */
export interface Misfit extends Question {
  reason: string;
}

/** Asks the TypeScript compiler whether everything that is offered can take the place of what was used. */
export async function misfits(asked: readonly Asked[], offered: TypeContract): Promise<Misfit[]> {
  const found = await ask(asked, offered, ['whole', 'lost']);
  const lost = found.filter(({ kind }) => kind === 'lost');
  // a lost prop is the better explanation
  const changed = found.filter(({ use, kind }) => kind === 'whole' && !lost.some((one) => one.use === use));
  if (changed.length === 0) return lost;
  const isChanged = (use: Use) => changed.some((one) => one.use === use);
  const again = asked
    .map(({ uses, types }) => ({ uses: uses.filter(isChanged), types }))
    .filter(({ uses }) => uses.length > 0);
  const unfit = await ask(again, offered, ['each']);
  return [...lost, ...changed.filter(({ use }) => unfit.some((one) => one.use === use))];
}

async function ask(
  asked: readonly Asked[],
  offered: TypeContract,
  kinds: readonly Question['kind'][],
): Promise<Misfit[]> {
  const folder = mkdtempSync(join(tmpdir(), 'share-types-'));
  try {
    const programs = asked.map((one, at) => writeProgram(join(folder, `r${at}`), one, offered, kinds));
    // the declarations refer to packages: react and others, which the registry has as shared's dependencies
    symlinkSync(packagesFolder(), join(folder, 'node_modules'));
    const project = { compilerOptions: { ...TYPE_OPTIONS, noEmit: true }, include: ['*/check.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    return readMessages(await runCompiler(join(folder, 'tsconfig.json')), programs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const packagesFolder = () =>
  dirname(dirname(createRequire(import.meta.url).resolve('@reduxjs/toolkit/package.json')));

function writeProgram(
  folder: string,
  { uses, types }: Asked,
  offered: TypeContract,
  kinds: readonly Question['kind'][],
): Line[] {
  const part = partOf(offered, namesOf(uses));
  write(join(folder, 'offered'), part);
  write(join(folder, 'used'), asSame(types, part, '../offered'));
  const lines = program(uses, kinds);
  writeFileSync(join(folder, 'check.ts'), lines.map(({ text }) => text).join('\n'));
  return lines;
}

const namesOf = (uses: readonly Use[]) =>
  Object.fromEntries(
    [...Map.groupBy(uses, ({ share }) => share)].map(([share, of]) => [share, of.map(({ name }) => name)]),
  );

function write(folder: string, contract: TypeContract): void {
  for (const [path, text] of Object.entries(contract)) {
    const file = join(folder, `${path}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** `…/r0/check.ts(12,14): error TS2322: …`, with its explanation on indented lines */
function readMessages(printed: string, programs: readonly Line[][]): Misfit[] {
  const messages = printed.split(/\n(?=\S)/).filter((message) => message.trim() !== '');
  return messages.map((message) => {
    const [, remote, line] = /r(\d+)\/check\.ts\((\d+),/.exec(message) ?? [];
    const question = programs[Number(remote)]?.[Number(line) - 1]?.question;
    // not an answer: the compiler could not read a contract
    if (!question) throw new Error(message);
    return { ...question, reason: reasonOf(message, question) };
  });
}

/** The innermost line says what is wrong; the ones around it say where. */
function reasonOf(message: string, { kind }: Question): string {
  const lines = message.trimEnd().split('\n');
  if (kind !== 'lost') return (lines.at(-1) ?? '').trim().replace(/^.*error TS\d+: /, '');
  return [...(lines[0] ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name).join(', ');
}
