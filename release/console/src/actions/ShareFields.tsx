import { useText } from '@resort/shared/i18n';
import { TextField, type Binding } from '@resort/shared/ui/form';

/** For which share of the visitors, and for whom else. */
export function ShareFields({ share, cohorts }: { share: Binding<string>; cohorts: Binding<string> }) {
  const t = useText('console');
  return (
    <>
      <TextField
        {...share}
        label={t('audience.percent')}
        hint={t('audience.percentHint')}
        inputMode="decimal"
      />
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
