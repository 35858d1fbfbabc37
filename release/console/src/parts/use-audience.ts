import { useText } from '@resort/shared/i18n';

export interface Audience {
  basisPoints: number;
  cohorts: readonly string[];
}

/** Who gets a release, in words: `10% of the visitors and staff`. */
export function useAudience(): (audience: Audience | null) => string {
  const t = useText('console');
  return (audience) => {
    if (audience === null || audience.basisPoints === 10_000) return t('audience.everybody');
    const { basisPoints, cohorts } = audience;
    const share = t('audience.share', { share: basisPoints / 100 });
    return cohorts.length === 0 ? share : t('audience.shareAnd', { share, cohorts: cohorts.join(', ') });
  };
}
