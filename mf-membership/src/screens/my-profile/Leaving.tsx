import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { LinkRow, List } from '@resort/shared/ui';
import { Part } from './Part.tsx';

/** The way out, at the end of the profile. */
export function Leaving() {
  const t = useText('membership');
  return (
    <Part title={t('leaving.part')}>
      <List>
        <LinkRow title={t('leaving.title')} detail={t('leaving.detail')} to={to('/close-membership')} />
      </List>
    </Part>
  );
}
