import { useText } from '@resort/shared/i18n';
import { showToast } from '@resort/shared/ui';
import { useDeleteLettersMutation } from '../api/inbox.ts';
import { bringLetterBack, hideLetter } from './deletions.ts';

/**
 * Deletes a letter: it disappears at once, and is deleted when its toast with “undo” closes. The toast also closes when
 * the page is hidden, because a hidden page may never be shown again.
 */
export function useDeleteLetter(): (id: string) => void {
  const t = useText('content');
  const [send] = useDeleteLettersMutation();
  return (id) => {
    const stopWaiting = () => removeEventListener('visibilitychange', putAside, true);
    const putAside = () => {
      if (document.visibilityState === 'hidden') showToast({ text: t('inbox.deleted') });
    };
    const remove = async () => {
      stopWaiting();
      const { error } = await send({ ids: [id] });
      if (error === undefined) return;
      bringLetterBack(id);
      showToast({ text: t('inbox.notDeleted') });
    };
    const takeBack = () => {
      stopWaiting();
      bringLetterBack(id);
    };
    hideLetter(id);
    addEventListener('visibilitychange', putAside, true);
    showToast({ text: t('inbox.deleted'), onUndo: takeBack, onGone: () => void remove() });
  };
}
