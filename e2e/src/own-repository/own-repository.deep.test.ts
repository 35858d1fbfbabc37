import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { UnitManifest } from '@resort/shared/remote';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { builtVersion } from '../../../scripts/checks/precise-versions/built-version.ts';
import { PLACEHOLDERS } from '../../../shared/src/build/cli/placeholders.ts';
import { stagePackage } from '../../../scripts/package/stage.ts';
import { startGateway, type Gateway } from '../../../scripts/release/smoke/gateway.ts';
import { copyTree, type Copy } from '../../../scripts/testing/copy.ts';
import { expectAfterLoads, expectSoon } from '../page/expect-soon.ts';
import { replaceIn } from '../product/next-version.ts';
import { launchBrowser, openPhone } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';
import { serveRegistry } from '../release-manager/console-page.ts';
import { startNpmRegistry, type NpmRegistry } from './npm-registry.ts';
import { startService, type Service } from './service.ts';
import { emptyRepository, hasNoLinks, type Repository } from './repository.ts';

/*
 * A ninth domain in its own repository: it gets `@resort/shared` from a registry of packages, and publishes over HTTP to
 * this product's registry of releases.
 */
const UNIT = 'mf-tours';
const say = textsOf('shell');
const NAMES = { list: [{ id: '1', name: 'Old town on foot' }] };
const projectRoot = new URL('../../..', import.meta.url).pathname;
const ERROR_CARD = 'shared/src/ui/screen/feedback/error-card.tsx';

let work: string;
let product: Product;
let releases: Awaited<ReturnType<typeof serveRegistry>>;
let packages: NpmRegistry;
let repository: Repository;
let service: Service;
let gateway: Gateway;
let browser: Browser;
let copy: Copy;
/** what a person waits for → seconds */
const seconds: Record<string, number> = {};

jest.setTimeout(1_200_000);
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'own-repository-'));
  product = await startProduct();
  releases = await serveRegistry(product);
  packages = await startNpmRegistry(work);
  service = await startService(NAMES);
  gateway = await startGateway(product.origin, { '/tours': service.origin });
  browser = await launchBrowser();
  repository = emptyRepository(work, UNIT, packages);
  const staged = join(work, 'package');
  await stagePackage(projectRoot, staged);
  await repository.run({}, 'npm', 'publish', staged);
  copy = copyTree(['shared', 'shell']);
});
afterAll(async () => {
  copy?.remove();
  await browser?.close();
  await gateway?.stop();
  await service?.stop();
  await packages?.stop();
  await releases?.end();
  await product?.stop();
  rmSync(work, { recursive: true, force: true });
});

async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  seconds[step] = Math.round((performance.now() - started) / 100) / 10;
  return result;
}
const inRepository = (...args: string[]) => repository.run({}, ...(args as [string, ...string[]]));

it('is created by one command, and needs nothing of this repository', async () => {
  const command = ['--yes', '--package', '@resort/shared', 'resort', 'new', 'remote', 'tours', '.'];
  const said = await timed('npx resort new remote', () => inRepository('npx', ...command));
  expect(said).toContain('src/screens/first/FirstScreen.tsx');
  await inRepository('git', 'init', '--quiet');
  await inRepository('git', 'add', '.');
  await timed('npm install', () => inRepository('npm', 'install'));
  expect(hasNoLinks(repository.folder)).toBe(true);
});

it('passes its checks and its tests', async () => {
  const checked = await timed('resort check', () => inRepository('npm', 'run', 'check'));
  expect(checked.match(/^\w+: fine$/gm)).toEqual([
    'types: fine',
    'lint: fine',
    'format: fine',
    'texts: fine',
  ]);
  const tested = await timed('resort test', () => inRepository('npm', 'test'));
  expect(tested).toMatch(/^Tests: +2 passed, 2 total$/m);
});

it('is refused by its checks after a mistake of each kind', async () => {
  const screen = join(repository.folder, 'src/screens/first/FirstScreen.tsx');
  const before = readFileSync(screen, 'utf8');
  replaceIn(screen, "t('first.lead')", "'Welcome'");
  replaceIn(screen, 'lines={3}', 'lines="3"');
  replaceIn(screen, '<ul>', '<ul  onClick={() => void refetch()}>');
  const refused = await inRepository('npm', 'run', 'check').catch((error: Error) => error.message);
  writeFileSync(screen, before);
  expect(refused).toContain('not passed: types, lint, format, texts');
});

it('is live inside the product from its sources, for this machine alone', async () => {
  const program = 'node_modules/@resort/shared/src/build/cli/resort.js';
  const live = await repository.serve(program, 'dev', '--inside', gateway.origin, '--port', '0');
  const { page, close } = await openPhone(browser);
  // an edit before the page listens for updates would not reach it
  const updates = page.waitForEvent('websocket');
  await page.goto(`${live.origin}/en/tours`);
  const title = page.getByRole('heading', { level: 1, name: PLACEHOLDERS.en.title, exact: true });
  await title.waitFor();
  await page.getByText(NAMES.list[0]?.name ?? '').waitFor();
  await updates;
  const screen = join(repository.folder, 'src/screens/first/FirstScreen.tsx');
  const before = readFileSync(screen, 'utf8');
  replaceIn(screen, "title={t('first.title')}", "title={`${t('first.title')}, edited`}");
  await page.getByRole('heading', { name: ', edited' }).waitFor();
  writeFileSync(screen, before);
  await title.waitFor(); // the page has loaded again, so that it does not do so while another screen opens
  await page.goto(`${live.origin}/en/hotels`);
  await expectSoon(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.goto(`${gateway.origin}/en/tours`);
  await page.getByRole('heading', { level: 1, name: say('notFound.title') }).waitFor();
  await close();
  live.end();
});

it('is built, and published with a token for this unit alone', async () => {
  await timed('resort build', () => inRepository('npm', 'run', 'build'));
  const publish = (token: string) =>
    repository.run(
      { RELEASE_REGISTRY: releases.origin, RELEASE_TOKEN: token },
      ...(['npm', 'run', 'publish', '--', '--reason', 'a ninth domain'] as const),
    );
  const other = (await product.release('token', 'hotel-team', 'publish:mf-hotel')).trim();
  await expect(publish(other)).rejects.toThrow('does not have publish:mf-tours');
  const token = (await product.release('token', 'tours-team', `publish:${UNIT}`)).trim();
  expect(await timed('resort publish', () => publish(token))).toContain(`${UNIT}  ${version()}  published`);
});

it('is checked, pinned, and opened in a browser beside the eight', async () => {
  const name = `${UNIT}@${version()}`;
  const refused = await product.release('check', name).catch((error: Error) => error.message);
  expect(refused).toContain(`${name} calls GET /tours/list, which the app server does not have`);
  await timed('resort openapi', () => inRepository('npx', 'resort', 'openapi'));
  const check = () => product.release('check', name, ...services());
  expect(await timed('release check', check)).toMatch(/^smoke +fine$/m);
  const before = await pins();
  await timed('release pin', () => product.release('pin', name, '--reason', 'a ninth domain'));
  expect(await pins()).toEqual({ ...before, [UNIT]: version() });
  await expectShown();
});

it('stays pinned: a shell without a prop that it sets is refused, by the name of remote and export', async () => {
  const file = join(copy.root, ERROR_CARD);
  const before = readFileSync(file, 'utf8');
  replaceIn(file, '  isRetrying?: boolean;\n', '');
  replaceIn(file, 'isRetrying = false, ', '');
  replaceIn(file, 'busy={isRetrying} ', '');
  const shell = await publishShell();
  writeFileSync(file, before);
  const refused = await product.release('check', shell, ...services()).catch((error: Error) => error.message);
  expect(refused).toMatch(/^share-types +NO$/m);
  expect(refused).toContain(
    `ErrorCard of @resort/shared/ui lost isRetrying in ${shell}, which ${UNIT}@${version()} sets`,
  );
});

it('works unchanged with a shell that offers more', async () => {
  replaceIn(join(copy.root, ERROR_CARD), '  message: string;\n', '  message: string;\n  hint?: string;\n');
  const shell = await publishShell();
  // the pin runs every gate but the walk through all screens in five languages, which takes minutes for a new shell
  await product.release('policy', '--check', 'skipped', '--reason', 'only one screen is of interest here');
  await product.release('pin', shell, '--reason', 'a compatible extension');
  expect((await pins())[UNIT]).toBe(version());
  await expectShown();
});

it('takes a person who follows the guide at most ten minutes', () => {
  // no report of a run in which a step failed
  expect(Object.keys(seconds)).toContain('release pin');
  const waited = Object.values(seconds).reduce((sum, each) => sum + each, 0);
  const minutes = Math.round(waited / 6) / 10;
  const report = {
    date: new Date().toISOString(),
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
    minutes,
    filesEditedByHand: repository.editedFiles(),
    seconds,
  };
  const text = `${JSON.stringify(report, null, 2)}\n`;
  writeFileSync(join(projectRoot, 'docs/reports/own-repository.json'), text);
  process.stdout.write(`own repository: ${minutes} min, ${report.filesEditedByHand.length} files edited\n`);
  expect(report.filesEditedByHand).toEqual([]);
});

/** For `release check`: what the product's server and the domain's own offer, and who answers the latter's calls. */
const services = () => [
  '--openapi',
  `app-server/openapi.json,${join(repository.folder, 'openapi.json')}`,
  '--service',
  `/tours=${service.origin}`,
];

function version(): string {
  const file = join(repository.folder, 'dist/unit.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as UnitManifest).version;
}

async function pins(): Promise<Record<string, string>> {
  const status = JSON.parse(await product.release('status', '--json')) as { pins: Record<string, string> };
  return status.pins;
}

/** Builds and publishes the shell of the copied tree: `shell@…`. */
async function publishShell(): Promise<string> {
  const built = builtVersion(copy, 'shell');
  await product.release('publish', join(copy.root, 'shell'));
  return `shell@${built}`;
}

/** The screen shows what the domain's own service answers, and a screen of another remote still opens. */
async function expectShown(): Promise<void> {
  const { page, complaints, close } = await openPhone(browser);
  const shown = page.getByText(NAMES.list[0]?.name ?? '');
  await expectAfterLoads(() => page.goto(`${gateway.origin}/en/tours`), shown);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await page.goto(`${gateway.origin}/en/hotels`);
  await expectSoon(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await close();
}
