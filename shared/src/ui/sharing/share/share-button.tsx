import { Share } from '../../icon/share-icon.tsx';
import { useText } from '../../../i18n/index.ts';
import { IconButton } from '../../button/button.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useShare, type Shareable } from './use-share.ts';

/**
 * Opens the device's share sheet. If there is none, and in WeChat, whose menu a page cannot open, it shows a
 * link to copy and explains the menu.
 */
export function ShareButton(what: Shareable) {
  const t = useText('kit');
  const { start, link, isWeChat, close } = useShare(what);
  return (
    <>
      <IconButton label={t('share.share')} onClick={start}>
        <Share size={20} aria-hidden="true" />
      </IconButton>
      {link === null ? null : <LinkDialog link={link} isWeChat={isWeChat} onClose={close} />}
    </>
  );
}
