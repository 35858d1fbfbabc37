import { useText } from '@resort/shared/i18n';
import { TextField, type Binding } from '@resort/shared/ui/form';

export interface ShareFieldsProps {
  share: Binding<string>;
  /** absent: this cannot be chosen any more */
  only?: Binding<string>;
  cohorts: Binding<string>;
}

/** For which share of the visitors, of which visitors, and for whom else. */
export function ShareFields({ share, only, cohorts }: ShareFieldsProps) {
  const t = useText('console');
  return (
    <>
      <TextField
        {...share}
        label={t('audience.percent')}
        hint={t('audience.percentHint')}
        inputMode="decimal"
      />
      {only === undefined ? null : (
        <TextField
          {...only}
          label={t('audience.only')}
          hint={t('audience.onlyHint')}
          optional
          autoCapitalize="none"
        />
      )}
      <TextField
        {...cohorts}
        label={t('audience.cohorts')}
        hint={t('audience.cohortsHint')}
        optional
        autoCapitalize="none"
      />
    </>
  );
}
