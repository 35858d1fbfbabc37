import { useText } from '@resort/shared/i18n';
import { onlyText, type Only } from '@resort/release/client';

export interface Audience {
  basisPoints: number;
  cohorts: readonly string[];
  /** attributes that a visitor of the share must have */
  only?: Only | undefined;
}

/** Who gets a release, in words: `10% of the visitors and staff`. */
export function useAudience(): (audience: Audience | null) => string {
  const t = useText('console');
  return (audience) => {
    if (audience === null || audience.basisPoints === 10_000) return t('audience.everybody');
    const { basisPoints, cohorts, only } = audience;
    const percent = basisPoints / 100;
    const share = only
      ? t('audience.shareOf', { share: percent, only: onlyText(only) })
      : t('audience.share', { share: percent });
    return cohorts.length === 0 ? share : t('audience.shareAnd', { share, cohorts: cohorts.join(', ') });
  };
}
