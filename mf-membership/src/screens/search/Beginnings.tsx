import { useText } from '@resort/shared/i18n';
import { toServed, type BarePath } from '@resort/shared/routes';
import { Button, LinkRow, List, SectionHeading } from '@resort/shared/ui';
import { QuickSign } from '@resort/shared/ui/home';
import { useId } from 'react';
import styles from './search.module.css';

const PLACES = [
  ['HOTEL', '/hotels', 'bed'],
  ['DINING', '/dining', 'utensils'],
  ['SPA', '/spa', 'flower'],
  ['SHOW', '/tickets', 'ticket'],
  ['OFFER', '/offers', 'tag'],
  ['REWARD', '/redeem-rewards', 'gift'],
] as const satisfies readonly (readonly [string, BarePath, string])[];

/** Everything of a kind: where to look without a word for it. */
export function Places() {
  const t = useText('membership');
  const id = useId();
  const served = PLACES.filter(([, path]) => toServed(path) !== undefined);
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <SectionHeading id={id} title={t('search.places')} />
      <div className={styles['ground']}>
        <List>
          {served.map(([kind, path, sign]) => (
            <LinkRow key={kind} icon={<QuickSign name={sign} />} title={t(`search.all.${kind}`)} to={path} />
          ))}
        </List>
      </div>
    </section>
  );
}

interface BeginningsProps {
  recent: readonly string[];
  onChoose: (text: string) => void;
  onForget: () => void;
}

/** Before anything is typed: recent searches of this device, and the lists. */
export function Beginnings({ recent, onChoose, onForget }: BeginningsProps) {
  const t = useText('membership');
  const id = useId();
  return (
    <>
      {recent.length === 0 ? null : (
        <section className={styles['part']} aria-labelledby={id}>
          <SectionHeading id={id} title={t('search.recent')} />
          <ul className={styles['recent']}>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className={styles['chip']} onClick={() => onChoose(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
          <div>
            <Button look="plain" onClick={onForget}>
              {t('search.forget')}
            </Button>
          </div>
        </section>
      )}
      <Places />
    </>
  );
}
