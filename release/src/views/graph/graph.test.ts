import { expect, it } from '@jest/globals';
import { madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { layoutOf } from './layout.ts';
import { remoteGraph } from './remote-graph.ts';
import { graphSvg } from './svg.ts';

const at = eachRegistry();
const row = { request: null, reply: {} };

async function graph() {
  const auth = {
    links: ['/auth', '/dollars', '/nowhere'],
    contract: { 'POST /user/otp/login': row, 'GET /user/cards': row, 'GET /country/list': row },
    uses: { api: ['baseApi'], 'ui/form': ['Form'] },
  };
  await at.publishAll(
    madeUpShell('1'),
    { ...madeUpRemote('mf-auth', '1'), manifest: auth },
    { ...madeUpRemote('mf-dollars', '1'), manifest: { uses: { api: ['baseApi'] } } },
  );
  await at.pinUnits(['shell@1', 'mf-auth@1', 'mf-dollars@1']);
  return remoteGraph(at.registry, 'production');
}

it('has the links to other units, the calls by domain and the shares of each unit', async () => {
  expect(await graph()).toMatchObject({
    channel: 'production',
    release: 1,
    units: [
      {
        unit: 'mf-auth',
        version: '1',
        routes: ['/auth'],
        links: { 'mf-dollars': ['/dollars'] },
        calls: { country: ['GET /country/list'], user: ['GET /user/cards', 'POST /user/otp/login'] },
        shares: ['api', 'ui/form'],
      },
      { unit: 'mf-dollars', links: {}, shares: ['api'] },
      { unit: 'shell' },
    ],
  });
  await expect(remoteGraph(at.registry, 'staging')).rejects.toThrow('Nothing is pinned on channel staging');
});

it('is drawn without overlapping boxes, with a curve for each relation', async () => {
  const { units } = await graph();
  const { boxes, edges, common, width, height } = layoutOf(units);
  expect(boxes.map(({ label }) => label)).toEqual([
    'country (1)',
    'user (2)',
    'mf-auth',
    'mf-dollars',
    'shell',
    'ui/form',
  ]);
  expect(edges.map(({ kind, unit, to }) => `${kind} ${unit} ${to}`)).toEqual([
    'calls mf-auth country',
    'calls mf-auth user',
    'link mf-auth mf-dollars',
    'share mf-auth ui/form',
  ]);
  expect(common).toEqual(['api']);
  for (const [index, box] of boxes.entries()) {
    expect(box.x + box.width < width && box.y + 26 < height).toBe(true);
    const over = boxes.slice(index + 1).find((one) => one.x === box.x && Math.abs(one.y - box.y) < 26);
    expect(over).toBeUndefined();
  }
});

it('becomes an SVG that escapes names', async () => {
  const whole = await graph();
  const svg = graphSvg({ ...whole, channel: '<b>&' });
  expect(svg).toContain('<title>Remotes of release 1 on &lt;b&gt;&amp;</title>');
  expect(svg).toContain('<title>mf-auth → mf-dollars</title>');
  expect(svg).toContain('All remotes use: api');
});
