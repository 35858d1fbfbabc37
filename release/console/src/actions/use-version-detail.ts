import { formatDateTime } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useVersionsQuery } from '../api/registry.ts';

/** The line below a version in the picker: subject, author and time of its newest commit; none while it is unknown. */
export function useVersionDetail(): (unit: string, version: string) => { detail?: string } {
  const t = useText('console');
  const { data } = useVersionsQuery();
  return (unit, version) => {
    const note = data?.[unit]?.find((one) => one.version === version);
    if (note === undefined) return {};
    const { commit, isDirty } = note;
    const known =
      commit === null
        ? t('version.unknown')
        : `${commit.subject} · ${commit.author}, ${formatDateTime(commit.at, 'en')}`;
    return { detail: isDirty ? `${known} · ${t('version.dirty')}` : known };
  };
}
