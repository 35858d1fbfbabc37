import { useText } from '@resort/shared/i18n';
import { showToast } from '@resort/shared/ui';
import { useDeleteLettersMutation } from '../api/inbox.ts';
import { bringLetterBack, hideLetter } from './deletions.ts';

/**
 * Deletes a letter: it is gone from the screen at once, and for good when its toast goes, which can take it back. A page
 * that is put aside may never be seen again, so the toast goes then.
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
