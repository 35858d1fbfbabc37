import { useSyncExternalStore } from 'react';

const TYPED_INTO =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** Whether a field on a touch screen has the focus, so that the on-screen keyboard is open. */
export function useTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping);
}

function isTyping(): boolean {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return isTouched && document.activeElement?.matches(TYPED_INTO) === true;
}

function subscribe(listener: () => void): () => void {
  let isPressed = false;
  // checked after the focus has settled, because no element has it between two fields
  const later = () => setTimeout(() => (isPressed ? undefined : listener()));
  // an element that appears under a pressed pointer would receive a press meant for a button
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
