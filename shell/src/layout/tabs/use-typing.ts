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
  let isPressed = false;
  // asked once the focus has settled: between two fields nothing has it
  const later = () => setTimeout(() => (isPressed ? undefined : listener()));
  // what comes back under a pointer that is down takes the press that was meant for a button there
  const press = () => (isPressed = true);
  const release = () => {
    isPressed = false;
    later();
  };
  const handlers = Object.entries({
    focusin: later,
    focusout: later,
    pointerdown: press,
    pointerup: release,
    pointercancel: release,
  });
  handlers.forEach((one) => document.addEventListener(...one, true));
  return () => handlers.forEach((one) => document.removeEventListener(...one, true));
}
