import { ChevronLeft } from '../../icon/icons.tsx';
import type { MouseEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Link, useNavigate, useSearchParams } from '../../../router/index.ts';
import { isServed, wayBack } from '../../../routes/index.ts';
import styles from '../../button/button.module.css';
import { isFirstScreen } from '../../../router/layers.ts';

/**
 * Back to the previous screen. A visitor who came from outside goes to the parent screen: the one of
 * `redirect=` in the address, else `to`; if the release lacks it, to the start page.
 */
export function BackLink({ to }: { to: string }) {
  const t = useText('kit');
  const navigate = useNavigate();
  const redirect = useSearchParams()[0].get('redirect');
  const above = redirect === null ? to : wayBack(redirect);
  const goBack = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || isFirstScreen()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      className={styles['icon']}
      to={isServed(above) ? above : '/'}
      aria-label={t('back')}
      onClick={goBack}
    >
      <ChevronLeft size={24} aria-hidden="true" />
    </Link>
  );
}
