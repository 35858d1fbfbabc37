import { useText } from '@resort/shared/i18n';
import { useLocation, useNavigate } from '@resort/shared/router';
import { Back, Globe, IconButton } from '@resort/shared/ui';
import { Emblem } from './Emblem.tsx';
import styles from './header.module.css';

/** The house's name, or the way back on a screen that others lead to; and the settings. */
export function Header({ isRoot, onSettings }: { isRoot: boolean; onSettings: () => void }) {
  const t = useText('shell');
  return (
    <header className={styles['bar']}>
      {isRoot ? null : <BackButton />}
      <span className={styles['brand']}>
        <Emblem />
        {t('brand')}
      </span>
      <IconButton label={t('settings.open')} onClick={onSettings}>
        <Globe size={22} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

/** To where the member came from; who came by a link from outside gets to the start. */
function BackButton() {
  const t = useText('shell');
  const navigate = useNavigate();
  const { key } = useLocation();
  // react-router's name for the entry a document begins with
  const isFirst = key === 'default';
  const goBack = () => (isFirst ? navigate('/', { replace: true }) : navigate(-1));
  return (
    <IconButton label={t('back')} onClick={() => void goBack()}>
      <Back size={24} aria-hidden="true" />
    </IconButton>
  );
}
