import type { Stories } from '../../../../gallery/stories.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const nothing = () => {};

export default {
  title: 'Confirm dialog',
  framed: true,
  states: {
    resting: (t) => (
      <ConfirmDialog title={t('parts.book')} confirm={t('parts.book')} onConfirm={nothing} onClose={nothing}>
        <p>{t('parts.sentence')}</p>
      </ConfirmDialog>
    ),
    dangerous: (t) => (
      <ConfirmDialog
        title={t('parts.cancelQuestion')}
        confirm={t('parts.cancelBooking')}
        isDangerous
        onConfirm={nothing}
        onClose={nothing}
      >
        <p>{t('parts.cancelWhat')}</p>
      </ConfirmDialog>
    ),
    busy: (t) => (
      <ConfirmDialog
        title={t('parts.cancelQuestion')}
        confirm={t('parts.cancelBooking')}
        isDangerous
        busy
        onConfirm={nothing}
        onClose={nothing}
      >
        <p>{t('parts.cancelWhat')}</p>
      </ConfirmDialog>
    ),
  },
} satisfies Stories;
