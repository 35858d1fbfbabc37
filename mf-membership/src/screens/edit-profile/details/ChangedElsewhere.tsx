import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import type { PersonalField } from '../../../../contract/index.ts';
import { shownValue } from '../../../profile/field-values.ts';
import styles from '../edit-profile.module.css';
import type { Editable } from './edit.ts';
import type { Elsewhere } from './use-edit-form.ts';

interface ChangedElsewhereProps {
  fields: readonly (PersonalField & { field: Editable })[];
  elsewhere: Elsewhere;
  onTake: (field: Editable) => void;
}

/** Changes made on another device while this form was open; the input is preserved. */
export function ChangedElsewhere({ fields, elsewhere, onTake }: ChangedElsewhereProps) {
  const t = useText('membership');
  const { taken, clashing, now } = elsewhere;
  const changed = fields.filter(({ field }) => taken.includes(field) || clashing.includes(field));
  if (changed.length === 0) return null;
  return (
    <Notice tone="warning">
      <div className={styles['elsewhere']}>
        <p>{t(clashing.length > 0 ? 'profile.stale.clash' : 'profile.stale.taken')}</p>
        <dl className={styles['changes']}>
          {changed.map((field) => {
            const shown = shownValue(field, now[field.field]);
            const value = shown === '' ? t('profile.notGiven') : shown;
            return (
              <div key={field.field} className={styles['change']}>
                <dt className={styles['small']}>{t('profile.stale.now', { field: field.label })}</dt>
                <dd>
                  {value}
                  {clashing.includes(field.field) ? (
                    <Button
                      look="quiet"
                      aria-label={t('profile.stale.takeOf', { field: field.label, value })}
                      onClick={() => onTake(field.field)}
                    >
                      {t('profile.stale.take')}
                    </Button>
                  ) : null}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </Notice>
  );
}
