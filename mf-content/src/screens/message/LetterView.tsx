import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { servedLink, to } from '@resort/shared/routes';
import { ButtonLink, IconButton, Page, Picture } from '@resort/shared/ui';
import { RichText } from '@resort/shared/ui/rich-text';
import { useEffect } from 'react';
import type { Letter } from '../../../contract/index.ts';
import { useReadLettersMutation } from '../../api/inbox.ts';
import { useDeleteLetter } from '../../inbox/use-delete-letter.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import { Bin } from '../../parts/Bin.tsx';
import styles from './message.module.css';
import { StopOffers } from './StopOffers.tsx';

/** A letter, which is marked as read, with a link to its subject. */
export function LetterView({ letter }: { letter: Letter }) {
  const t = useText('content');
  const navigate = useNavigate();
  const remove = useDeleteLetter();
  const [tell] = useReadLettersMutation();
  const { id, kind, title, at, read, html, picture, link } = letter;
  useEffect(() => {
    if (!read) void tell({ ids: [id] });
  }, [id, read, tell]);
  const way = servedLink(link?.to ?? null);
  const removeIt = () => {
    remove(id);
    void navigate(to('/inbox'), { replace: true });
  };
  return (
    <Page
      over={t(`message.kind.${kind}`)}
      title={title}
      lead={formatDateTime(at, currentLanguage())}
      actions={
        <IconButton label={t('message.delete')} onClick={removeIt}>
          <Bin />
        </IconButton>
      }
    >
      <AsOf call="/Inbox/info" payload={{ id }} />
      {picture === null ? null : (
        <div className={styles['picture']}>
          <Picture {...picture} ratio="16:9" eager />
        </div>
      )}
      <RichText html={html} headings={2} />
      {link === null || way === undefined ? null : <ButtonLink to={way}>{link.label}</ButtonLink>}
      {kind === 'OFFER' ? <StopOffers /> : null}
    </Page>
  );
}
