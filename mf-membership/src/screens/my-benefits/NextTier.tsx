import type { Tier } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { Accordion, List, Row } from '@resort/shared/ui';
import type { Benefit, Benefits } from '../../../contract/index.ts';
import { Value } from './Value.tsx';

interface NextTierProps {
  matrix: Benefits['matrix'];
  from: Tier;
  to: Tier;
  /** of the higher tier */
  name: string;
}

/** Benefits that a higher tier adds or increases. */
export function NextTier({ matrix, from, to, name }: NextTierProps) {
  const t = useText('membership');
  const added = matrix.flatMap(({ items }) => items).filter(({ values }) => values[to] !== values[from]);
  const content = (
    <List label={t('benefits.adds', { tier: name })}>
      {added.map((benefit) => (
        <Added key={benefit.id} benefit={benefit} from={from} to={to} />
      ))}
    </List>
  );
  const title = t('benefits.addsCount', { tier: name, number: added.length });
  return <Accordion name="next-tier" items={[{ title, content }]} />;
}

function Added({ benefit, from, to }: { benefit: Benefit; from: Tier; to: Tier }) {
  const t = useText('membership');
  const { name, values } = benefit;
  const now = values[from];
  const value = <Value of={values[to]} />;
  if (typeof now !== 'string') return <Row title={name} value={value} />;
  return <Row title={name} detail={t('benefits.now', { value: now })} value={value} />;
}
