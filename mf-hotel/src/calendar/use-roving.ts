import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { addDays } from '@resort/shared/format';
import { addMonths, weekday } from './months.ts';

/** Where a key moves the focus, as in the date grid of the ARIA practices. */
const KEYS: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekday(date)),
  End: (date) => addDays(date, 6 - weekday(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/**
 * A roving tab stop among many days
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/). The buttons in `box`
 * have `data-date`; keys stay between `first` and `last`. Returns the day with the tab stop.
 */
export function useRoving(
  box: RefObject<HTMLElement | null>,
  start: string,
  { first, last }: { first: string; last: string },
) {
  const [stop, setStop] = useState(start);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    box.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [box, stop]);
  useArrowsFromDialog(box, stop);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(stop);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault(); // prevents the page from scrolling
    isMoved.current = true;
    setStop(to < first ? first : to > last ? last : to);
  };
  return { stop, setStop, onKeyDown };
}

/** Elements that use the arrow keys themselves. */
const OWN_ARROWS = 'input, select, textarea, [role=radio], [role=tab], [role=slider], [contenteditable]';

/**
 * In a dialog with the calendar, the first arrow key moves to the calendar's tab stop, wherever in the dialog
 * the focus is.
 */
function useArrowsFromDialog(box: RefObject<HTMLElement | null>, stop: string): void {
  useEffect(() => {
    const dialog = box.current?.closest<HTMLElement>('[role=dialog], dialog');
    const lead = (event: globalThis.KeyboardEvent) => {
      const { target, key } = event;
      if (!key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || box.current?.contains(target) || target.matches(OWN_ARROWS)) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
    };
    dialog?.addEventListener('keydown', lead);
    return () => dialog?.removeEventListener('keydown', lead);
  }, [box, stop]);
}
