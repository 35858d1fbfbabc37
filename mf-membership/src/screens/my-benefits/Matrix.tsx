import type { Tier } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { SectionHeading, VisuallyHidden } from '@resort/shared/ui';
import type { Benefit, Benefits, TierBenefits } from '../../../contract/index.ts';
import { Value } from './Value.tsx';
import styles from './my-benefits.module.css';

interface Columns {
  tiers: readonly TierBenefits[];
  current: Tier;
}

/**
 * Tier by benefit. To the eye a table whose columns bear the tiers' names; to a screen reader, and where large text
 * leaves no room for four columns, each value with its tier's name.
 */
export function Matrix({ matrix, ...columns }: Columns & { matrix: Benefits['matrix'] }) {
  const t = useText('membership');
  return (
    <section className={styles['matrix']} aria-labelledby="all-benefits">
      <SectionHeading id="all-benefits" title={t('benefits.all')} />
      {matrix.map(({ id, name, items }) => (
        <div key={id} className={styles['group']}>
          <h3 className={styles['groupName']}>{name}</h3>
          <Heads {...columns} />
          <ul className={styles['benefits']}>
            {items.map((benefit) => (
              <BenefitRow key={benefit.id} benefit={benefit} {...columns} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Heads({ tiers, current }: Columns) {
  return (
    <div className={styles['heads']} aria-hidden="true">
      {tiers.map(({ tier, name }) => (
        <span key={tier} className={tier === current ? styles['ownHead'] : undefined}>
          {name}
        </span>
      ))}
    </div>
  );
}

function BenefitRow({ benefit, tiers, current }: Columns & { benefit: Benefit }) {
  const t = useText('membership');
  const { name, description, values } = benefit;
  return (
    <li className={styles['benefit']}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['small']}>{description}</p>
      <dl className={styles['values']}>
        {tiers.map(({ tier, name: tierName }) => (
          <div key={tier} className={tier === current ? styles['own'] : undefined}>
            <dt>
              {tierName}
              {tier === current ? <VisuallyHidden>{t('benefits.yours')}</VisuallyHidden> : null}
            </dt>
            <dd>
              <Value of={values[tier]} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
