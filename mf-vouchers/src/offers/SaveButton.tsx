import { useText } from '@resort/shared/i18n';
import { showToast } from '@resort/shared/ui';
import type { OfferBrief } from '../../contract/index.ts';
import styles from './save-button.module.css';
import { useSaveOffer } from './use-save-offer.ts';

/** Saves an offer or lets it go: at once on the screen, with a word that can be taken back. */
export function SaveButton({ offer }: { offer: OfferBrief }) {
  const t = useText('vouchers');
  const save = useSaveOffer(offer);
  const set = async (isSaved: boolean) => {
    if (!(await save(isSaved))) showToast({ text: t(isSaved ? 'save.notSaved' : 'save.notRemoved') });
  };
  const press = () => {
    const isSaved = !offer.collected;
    showToast({ text: t(isSaved ? 'save.saved' : 'save.removed'), onUndo: () => void set(!isSaved) });
    void set(isSaved);
  };
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={t('save.action', { title: offer.title })}
      aria-pressed={offer.collected}
      onClick={press}
    >
      <svg className={styles['heart']} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5C5.5 16 3 12.6 3 9.2A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.3 1 4.3 2.6 1-1.6 2.5-2.6 4.3-2.6A4.7 4.7 0 0 1 21 9.2c0 3.4-2.5 6.8-9 11.3Z" />
      </svg>
    </button>
  );
}
