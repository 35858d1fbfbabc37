import { useText } from '@resort/shared/i18n';
import { ErrorCard, SectionHeading, SkeletonRows, Waiting } from '@resort/shared/ui';
import { useServicePhonesQuery } from '../../api/help.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import styles from './help.module.css';

/** Phone numbers of the resort; a press calls. */
export function Phones() {
  const t = useText('content');
  const { data: phones, isError, isFetching, refetch } = useServicePhonesQuery();
  return (
    <section className={styles['part']} aria-labelledby="help-phones">
      <SectionHeading id="help-phones" title={t('help.phones')} />
      <AsOf call="/membership/servPhone" />
      {phones === undefined && isError ? (
        <ErrorCard message={t('help.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {phones === undefined && !isError ? (
        <Waiting>
          {/* as many as fill a phone: what comes below has no place before */}
          <SkeletonRows rows={7} />
        </Waiting>
      ) : null}
      <ul className={styles['phones']}>
        {(phones ?? []).map(({ name, phone, dial, hours }) => (
          <li key={`${name}${dial}`} className={styles['phone']}>
            <span>
              {name}
              <span className={styles['hours']}>{hours}</span>
            </span>
            <a className={styles['number']} href={`tel:${dial}`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
