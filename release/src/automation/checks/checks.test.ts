import { beforeEach, describe, expect, it } from '@jest/globals';
import { entriesOf } from '../../audit/audit-log.ts';
import type { Smoke } from '../../composition/check.ts';
import { setPolicy } from '../../permissions/policies/channel-policy.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { eachRegistry, smokeWith } from '../../testing/each-registry.ts';
import { eventOf } from '../notices/events.ts';
import { checkNightly, nightOf, readNightly } from './nightly.ts';
import { RunningChecks } from './running-checks.ts';

const at = eachRegistry();
const request = { channel: 'production', units: ['mf-auth@2'], openApi: null, ...AUTHOR };

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
});

describe('checks of a server', () => {
  it('run one at a time, tell their progress, and keep their result', async () => {
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    const slow: Smoke = async (_candidate, _registry, { tell }) => {
      tell('smoke 1/2 en: /auth');
      begin();
      await pressed;
      return { faults: ['no'], opened: [] };
    };
    const checks = new RunningChecks(at.registry, slow, () => null);
    const { ended } = checks.start(request);
    await began;
    expect(checks.stateOf('production').runs).toMatchObject([
      { units: ['mf-auth@2'], by: 'team', endedAt: null, progress: 'smoke 1/2 en: /auth' },
    ]);
    expect(() => checks.start(request)).toThrow('A check of mf-auth@2 on production by team is running');
    press();
    expect(await ended).toMatchObject({ passed: false, faults: ['no'] });
    expect(checks.stateOf('production').runs[0]?.gates.at(-1)).toEqual({ gate: 'smoke', isFine: false });
    expect(checks.stateOf('staging').runs).toEqual([]);
  });

  it('report an error as the result', async () => {
    const checks = new RunningChecks(at.registry, smokeWith(), () => null);
    const { ended } = checks.start({ ...request, units: ['mf-auth@7'] });
    expect(await ended).toMatchObject({
      passed: null,
      faults: [expect.stringContaining('is not published')],
    });
  });

  it('are refused with the command to use, where there is no browser', () => {
    const checks = new RunningChecks(at.registry, smokeWith(), () => 'This server has no Chromium.');
    expect(() => checks.start(request)).toThrow(
      'This server has no Chromium. Start it on the command line: npm run release -- check mf-auth@2 --channel production',
    );
    expect(new RunningChecks(at.registry, null, () => null).whyNot()).toContain('no product to open');
  });
});

describe('the nightly check', () => {
  const NIGHT = Date.UTC(2026, 10, 26, 20);
  const nightly = (checks: RunningChecks) => ({
    registry: at.registry,
    checks,
    at: readNightly({ RELEASE_NIGHTLY_CHECK: '03:00 +08:00' }) ?? 0,
    openApiFiles: 'none.json',
  });

  it('reads its time', () => {
    expect(readNightly({})).toBeNull();
    expect(readNightly({ RELEASE_NIGHTLY_CHECK: '03:00 +08:00' })).toBe(19 * 3_600_000);
    expect(readNightly({ RELEASE_NIGHTLY_CHECK: '03:00Z' })).toBe(3 * 3_600_000);
    expect(() => readNightly({ RELEASE_NIGHTLY_CHECK: '3 am' })).toThrow('03:00 +08:00');
    expect(nightOf(Date.UTC(2026, 10, 26, 18, 59), 19 * 3_600_000)).toBe('2026-11-25');
    expect(nightOf(Date.UTC(2026, 10, 26, 19), 19 * 3_600_000)).toBe('2026-11-26');
  });

  it('opens everything once a night, whatever the number of servers', async () => {
    await setPolicy(at.registry, { channel: 'production', check: 'required', ...AUTHOR });
    const whole: (string | null)[] = [];
    const smoke: Smoke = async (_candidate, _registry, { plan }) => {
      whole.push(plan.whole);
      return { faults: [], opened: [] };
    };
    const servers = [1, 2].map(() => nightly(new RunningChecks(at.registry, smoke, () => null)));
    const said = await Promise.all(servers.map((server) => checkNightly(server, NIGHT)));
    expect(said.flat()).toEqual(['nightly check of production: no faults']);
    expect(whole).toEqual(['a complete check was asked for']);
    for (const server of servers) expect(await checkNightly(server, NIGHT + 3_600_000)).toEqual([]);
    expect(await checkNightly(servers[0]!, NIGHT + 86_400_000)).toHaveLength(1);
  });

  it('leaves out channels that require no check', async () => {
    expect(
      await checkNightly(nightly(new RunningChecks(at.registry, smokeWith(), () => null)), NIGHT),
    ).toEqual([]);
  });

  it('records faults in the log, so that people get a notice', async () => {
    await setPolicy(at.registry, { channel: 'production', check: 'required', ...AUTHOR });
    const checks = new RunningChecks(at.registry, smokeWith('the screen /auth did not come'), () => null);
    await checkNightly(nightly(checks), NIGHT);
    const { value: newest } = await entriesOf(at.registry).next();
    expect(newest).toMatchObject({ verb: 'check', by: 'nightly', channel: 'production' });
    expect(newest && eventOf(newest)).toMatchObject({
      kind: 'nightly check',
      text: 'The nightly check found faults on production, by nightly: the screen /auth did not come',
    });
  });
});
