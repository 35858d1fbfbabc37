import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERBS } from '../../../release/src/verbs/all-verbs.ts';
import { readOptions } from '../../../release/src/verbs/options.ts';
import { refuseOtherArguments } from '../../../release/src/verbs/verb.ts';
import { projectRoot } from '../../testing/tree.ts';
import { findSuite } from '../../test/suites.ts';

/* Every command that a page shows exists: its script, its suite, its file, and the verbs and options of the registry. */

const pages = globSync(['*.md', 'docs/*.md'], { cwd: projectRoot });
/** Of the manifest in a remote's own repository, which `npm run package` writes. */
const ELSEWHERE = new Set(['build', 'check', 'dev', 'publish']);

type Manifest = { name: string; scripts?: Record<string, string> };
const manifests = globSync('{.,*,*/*}/package.json', {
  cwd: projectRoot,
  exclude: (file) => file.includes('node_modules'),
}).map((file) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Manifest);
const scriptsOf = (workspace: string) => manifests.find(({ name }) => name === workspace)?.scripts ?? {};

/** The commands in code of a page, each as words. */
function commandsIn(page: string): string[][] {
  const blocks = [...page.matchAll(/^ *```(?:sh|yaml)?\n([\s\S]*?)^ *```/gm)].flatMap(([, code = '']) =>
    code.split('\n'),
  );
  const spans = [...page.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, code = '']) => code,
  );
  return [...blocks, ...spans]
    .map((code) => code.replace(/\s#\s.*$/, ''))
    .flatMap((code) => code.split(/&&|\||;|\s>\s/))
    .map((code) =>
      (code.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll(/^['"]|['"]$/g, '')),
    )
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))));
}

function releaseFault(args: string[]): string | undefined {
  try {
    const options = readOptions(args, {});
    const verb = Object.hasOwn(VERBS, options.verb) ? VERBS[options.verb] : undefined;
    if (verb !== undefined) refuseOtherArguments(verb, options);
    else if (options.verb !== 'serve' && !options.help) return `there is no verb ${options.verb}`;
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** What is wrong with a command; undefined if nothing is, or it is not ours. */
function faultOf([program, ...words]: string[]): string | undefined {
  if (program === 'node')
    return words[0]?.includes('/') === true && !existsSync(join(projectRoot, words[0]))
      ? 'no such file'
      : undefined;
  if (program !== 'npm') return undefined;
  const [own, given = []] = words.includes('--')
    ? [words.slice(0, words.indexOf('--')), words.slice(words.indexOf('--') + 1)]
    : [words];
  const workspace = own.includes('-w') ? (own[own.indexOf('-w') + 1] ?? '') : 'resort-members';
  if (own[0] === 'test' || own[1]?.startsWith('test:')) {
    const unknown = given.find((name) => /^[a-z]/.test(name) && findSuite(name) === undefined);
    return unknown === undefined ? undefined : `no suite ${unknown}`;
  }
  const script = own[0] === 'run' ? own.find((word, at) => at > 0 && !word.startsWith('-')) : undefined;
  if (script === undefined || workspace.includes('…') || workspace.includes('<')) return undefined;
  if (!(script in scriptsOf(workspace)) && !ELSEWHERE.has(script))
    return `${workspace} has no script ${script}`;
  return script === 'release' && given.length > 0 ? releaseFault(given) : undefined;
}

const faultsIn = (page: string) =>
  commandsIn(page).flatMap((words) => {
    const fault = faultOf(words);
    return fault === undefined ? [] : [`${words.join(' ')}: ${fault}`];
  });

describe('the commands of the pages', () => {
  it.each(pages)('in %s exist', (page) => {
    expect(faultsIn(readFileSync(join(projectRoot, page), 'utf8'))).toEqual([]);
  });

  it('are found', () => {
    const runbook = commandsIn(readFileSync(join(projectRoot, 'docs/runbook.md'), 'utf8'));
    expect(runbook.filter(([program]) => program === 'npm').length).toBeGreaterThan(25);
  });

  it.each([
    ['`npm run bakcup -- a.gz`', 'resort-members has no script bakcup'],
    ['`npm run migrate -w @resort/app-server`', '@resort/app-server has no script migrate'],
    ['`npm run release -- rollout 10 --why x`', '--why'],
    ['`npm run release -- unpin x`', 'there is no verb unpin'],
    ['`npm run release -- halt --stages 1%:1m`', '--stages'],
    ['`npm test -- typos`', 'no suite typos'],
    ['```sh\nPORT=1 node scripts/none.mjs  # no\n```', 'no such file'],
  ])('are compared: %s', (page, fault) => expect(faultsIn(page).join('\n')).toContain(fault));
});
