import { useEffect } from 'react';
import type { Stories } from '../../../../gallery/stories.ts';
import { ToastRegion } from './toast-region.tsx';
import { showToast, type Toast } from './toasts.ts';

function Shown({ text, onUndo }: Toast) {
  useEffect(() => showToast({ text, ...(onUndo ? { onUndo } : {}) }), [text, onUndo]);
  return <ToastRegion />;
}
const nothing = () => {};

export default {
  title: 'Toast',
  framed: true,
  states: {
    said: (t) => <Shown text={t('parts.saved')} />,
    'with undo': (t) => <Shown text={t('parts.removed')} onUndo={nothing} />,
    'long text, with undo': (t) => <Shown text={t('parts.offer')} onUndo={nothing} />,
  },
} satisfies Stories;
