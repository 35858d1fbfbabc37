import type { Stories } from '@resort/shared/gallery';
import GrantRibbon from './GrantRibbon.tsx';

const ribbon =
  (until: string, ...names: string[]) =>
  () => (
    <GrantRibbon grant={{ until, units: names.map((name) => `${name}@0.2.0-3fa94c1b2d7e`) }} routes={[]} />
  );

export default {
  title: 'GrantRibbon',
  states: {
    'one unit': ribbon('2099-03-31T06:05:00Z', 'mf-dollars'),
    'several units': ribbon('2099-03-31T06:05:00Z', 'shell', 'mf-dollars', 'mf-membership', 'mf-vouchers'),
    over: ribbon('2020-03-31T06:05:00Z', 'mf-dollars'),
  },
} satisfies Stories;
