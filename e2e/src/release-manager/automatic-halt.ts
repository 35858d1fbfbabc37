import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser } from 'playwright-core';
import { eventually } from '../page/eventually.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { launchBrowser } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';
import {
  BEHIND_PROXY,
  chosenVisitor,
  holders,
  shareOf,
  versionFor,
  visitsUntil,
  visitWithBrowser,
} from './visitors.ts';

const say = textsOf('shell');

const UNIT = 'mf-auth';
const TITLE = say('auth:join.title');
/** as in other journeys, which share the build */
const SECOND = 'Version two is here';
const START = 'export default defineRemote({';
const FRESH = 600;
/** Ten times the average. */
const MOST_VISITS = 400;

/** Storage for a journey's registry. */
export interface Store {
  /** environment variables that select it */
  configuration: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * The manager's journey: to a tenth, to everybody, a broken version that is halted automatically, rollback,
 * and evidence.
 */
export function describeAutomaticHalt(name: string, startStore: () => Promise<Store>): void {
  describe(`a registry in ${name}`, () => {
    let browser: Browser;
    let store: Store;
    let product: Product;
    /** versions of the unit: the released one, one with another text, one whose entry throws */
    let first: string;
    let better: string;
    let broken: string;

    const release = (...args: string[]) => product.release(...args, '--by', 'manager', '--reason', 'journey');
    const has = async (version: string, visitor?: string) =>
      (await versionFor(product, UNIT, visitor)) === version;
    const publish = async (change: { file: string; from: string; to: string }) => {
      const { folder, manifest } = await buildNextVersion(UNIT, change);
      await release('publish', folder);
      return manifest.version;
    };

    jest.setTimeout(600_000);
    beforeAll(async () => {
      browser = await launchBrowser();
      store = await startStore();
      product = await startProduct({ ...store.configuration, ...BEHIND_PROXY });
      first = (await versionFor(product, UNIT)) ?? '';
      better = await publish({ file: 'src/locales/en.json', from: TITLE, to: SECOND });
      const throwing = `if (typeof document !== 'undefined') throw new Error('broken on purpose');\n${START}`;
      broken = await publish({ file: 'src/remote.ts', from: START, to: throwing });
    });
    afterAll(async () => {
      await browser?.close();
      await product?.stop();
      await store?.stop();
    });

    it('gives a better version to a tenth of the visitors, then to everybody', async () => {
      const begun = await release('pin', `${UNIT}@${better}`, '--rollout', '1000');
      expect(begun).toContain('Release 2 rolls out on production to 10 %');
      const chosen = await chosenVisitor(product, UNIT, better);
      const fresh = Array.from({ length: FRESH }, () => undefined);
      const lots = await holders(product, { unit: UNIT, version: better }, fresh);
      expect(Math.abs(shareOf(lots) - 0.1)).toBeLessThan(0.06);
      const [one, other] = [
        await visitWithBrowser(browser, product, chosen),
        await visitWithBrowser(browser, product),
      ];
      expect([one.versions[UNIT], one.heading]).toEqual([better, SECOND]);
      expect(other.heading).toBe(other.versions[UNIT] === better ? SECOND : TITLE);
      await release('rollout', '10000');
      await eventually('everybody has it', () => has(better));
    });

    it('halts a broken version automatically, without a failed screen for anybody', async () => {
      await release('policy', '--sample', '10');
      await release('pin', `${UNIT}@${broken}`, '--rollout', '5000');
      const chosen = await chosenVisitor(product, UNIT, broken);
      const visits = await visitsUntil(async () => !(await has(broken, chosen)), {
        atOnce: 4,
        most: MOST_VISITS,
        visit: () => visitWithBrowser(browser, product),
      });

      const versions = visits.map((visit) => visit.versions[UNIT]);
      expect(new Set(versions)).toEqual(new Set([better, broken]));
      // the last-known-good version replaced it in the same visit
      expect(new Set(visits.map(({ heading }) => heading))).toEqual(new Set([SECOND]));
      const why = `${UNIT}@${broken}: load-failure in (\\d+) of (\\d+) visits \\(.+ %\\), baseline ${better} in \\d+ of \\d+ visits`;
      const halted = new RegExp(`health +halt +production +5 +${why}`);
      const audit = await release('audit');
      expect(audit).toMatch(halted);
      const [failures, counted] = (halted.exec(audit) ?? []).slice(1).map(Number);
      // visitors leave as soon as they can, and their failures are counted all the same
      expect(Number(failures) / Number(counted)).toBeGreaterThan(0.9);
      const status = JSON.parse(await release('status', '--json')) as { rollout: unknown; pins: object };
      expect(status).toMatchObject({ rollout: null, pins: { [UNIT]: better } });
      const after = await visitWithBrowser(browser, product, chosen);
      expect([after.versions[UNIT], after.heading]).toEqual([better, SECOND]);
    });

    it('rolls back further, lets one of two concurrent pins win, and verifies everything', async () => {
      await release('rollback');
      await eventually('everybody has the first version', () => has(first));
      expect(await visitWithBrowser(browser, product)).toMatchObject({ heading: TITLE });

      const pin = (version: string, by: string) =>
        product.release('pin', `${UNIT}@${version}`, '--expect', '6', '--by', by, '--reason', 'at once');
      const outcomes = await Promise.allSettled([pin(better, 'ana'), pin(broken, 'bo')]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(String(lost.reason)).toMatch(/(ana|bo) made release 7 of production meanwhile \("at once"\)/);

      const audit = await release('audit');
      expect(audit).toMatch(new RegExp(`manager +pin +production +2, ${UNIT}@${better} +journey`));
      expect(audit).toMatch(/manager +rollout +production +3, 100 % +journey/);
      expect(audit).toMatch(/manager +rollback +production +6, all +journey/);
      expect(audit).toMatch(/(ana|bo) +pin +production +7, /);
      expect(await release('verify')).toContain('no faults found');
    });
  });
}
