import { useText } from '@resort/shared/i18n';
import { dropHold, type Hold } from '@resort/shared/session';
import { ButtonLink } from '@resort/shared/ui';
import { Countdown } from '@resort/shared/ui/amount';
import { useState } from 'react';
import styles from './hold-bar.module.css';

/** The time left, a link to the payment, and a link to the order, which can be cancelled there. */
export default function HoldBar({ hold }: { hold: Hold }) {
  const t = useText('shell');
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  const end = () => {
    dropHold();
    setOver(true);
  };
  return (
    <section className={styles['bar']} aria-label={t('hold.label')}>
      <Countdown label={t('hold.text')} until={Date.parse(hold.until)} onEnd={end} />
      <span className={styles['ways']}>
        <ButtonLink look="plain" to={hold.pay}>
          {t('hold.pay')}
        </ButtonLink>
        <ButtonLink look="plain" to={hold.order}>
          {t('hold.order')}
        </ButtonLink>
      </span>
    </section>
  );
}
