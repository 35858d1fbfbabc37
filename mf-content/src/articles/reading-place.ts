import { keepDraft, readDraft } from '@resort/shared/session';
import { useEffect, useState, type RefObject } from 'react';

/** A block of a story counts as reached once its upper edge has passed this share of the screen. */
const REACHED = 0.4;

const keyOf = (story: string) => `reading.${story}`;

function keptPlace(story: string): number {
  const at = readDraft(keyOf(story))?.['block'];
  return typeof at === 'number' ? at : 0;
}

/** Paragraphs, pictures and headings of a story, as `ui/rich-text` lays them out. */
const blocksOf = (text: Element | null) => [...(text?.firstElementChild?.children ?? [])];

/**
 * Stores how far a story was read, by its blocks, so that the position holds at every text size. It is stored for the
 * tab, over a reload, until the member signs out.
 * @returns the link to the position of an earlier visit; null at the beginning or the end
 */
export function useReadingPlace(story: string, text: RefObject<Element | null>): (() => void) | null {
  const [stoppedAt] = useState(() => keptPlace(story));
  useEffect(() => {
    let frame = 0;
    const keep = () => {
      const reached = blocksOf(text.current).filter(
        (block) => block.getBoundingClientRect().top < innerHeight * REACHED,
      ).length;
      if (reached > keptPlace(story)) keepDraft(keyOf(story), { block: reached });
    };
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
    };
  }, [story, text]);
  if (stoppedAt < 2) return null;
  return () => blocksOf(text.current)[stoppedAt - 1]?.scrollIntoView({ block: 'start' });
}
