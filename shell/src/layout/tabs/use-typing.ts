import { useSyncExternalStore } from 'react';

const TYPED_INTO =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** Whether a field on a touch screen has the focus, and with it the on-screen keyboard. */
export function useTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping);
}

function isTyping(): boolean {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return isTouched && document.activeElement?.matches(TYPED_INTO) === true;
}

function subscribe(listener: () => void): () => void {
  // asked once the focus has settled: between two fields nothing has it
  const later = () => setTimeout(listener);
  document.addEventListener('focusin', later);
  document.addEventListener('focusout', later);
  return () => {
    document.removeEventListener('focusin', later);
    document.removeEventListener('focusout', later);
  };
}
