import { beforeEach, expect, it } from '@jest/globals';
import type { ClientReport, PageRelease, ReleaseDocument } from '@resort/shared/remote';
import type { Fallbacks } from '../loading/fallbacks.ts';
import { releaseOf, unitOf } from '../loading/testing/release.ts';
import { addVersions } from '../loading/whole-release.ts';
import { reportHealth } from './reporter.ts';

const document = releaseOf({ shell: unitOf('shell', '1', []), 'mf-hotel': unitOf('mf-hotel', '2', []) });
let sent: Promise<ClientReport>[];
let page: PageRelease;

beforeEach(() => {
  sessionStorage.clear();
  // the vitals ask for them, and jsdom has none
  performance.getEntriesByType = () => [];
  sent = [];
  page = {
    channel: 'production',
    number: 7,
    versions: { shell: '1' },
    units: { shell: document.units['shell'] },
    routes: [],
  } as unknown as PageRelease;
  navigator.sendBeacon = (_address, body) => {
    sent.push((body as Blob).text().then((text) => JSON.parse(text) as ClientReport));
    return true;
  };
});

const readWhole = async (): Promise<ReleaseDocument> => {
  addVersions(page, document);
  return document;
};
/** Starts the reporter in a page of the unit `shell` alone, and leaves the page. */
async function told(fallbacks: Fallbacks, crashes: Fallbacks, read = readWhole): Promise<string[]> {
  reportHealth(page, { noticed: [['view', 'mf-hotel']], fallbacks, crashes }, read);
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('pagehide'));
  const reports = await Promise.all(sent);
  return reports.flatMap(({ events }) =>
    events.map(({ kind, unit, version }) => `${kind} ${unit}@${version}`),
  );
}

it('reports what an earlier page noticed of a unit that this page does not carry', async () => {
  const failed = { 'mf-hotel': '2' };
  expect(await told(failed, failed)).toEqual(['view shell@1', 'view mf-hotel@2', 'crash mf-hotel@2']);
});

it('reads the whole release for nothing else', async () => {
  const refuse = () => Promise.reject(new Error('not to be read'));
  expect(await told({}, {}, refuse)).toEqual(['view shell@1']);
});

it('reports nothing of another version than the pinned one', async () => {
  expect(await told({ 'mf-hotel': '1' }, {})).toEqual(['view shell@1', 'view mf-hotel@2']);
});

it('reports the rest if the whole release cannot be read', async () => {
  const refuse = () => Promise.reject(new Error('no network'));
  expect(await told({ 'mf-hotel': '2' }, {}, refuse)).toEqual(['view shell@1']);
});
