import type { EventDetail } from '../../../contract/index.ts';
import type { Wish } from '../../booking/wish.ts';
import type { Choice } from './use-choice.ts';

/** What choosing tickets, or their seats, is about. */
export interface TicketsPartProps {
  event: EventDetail;
  choice: Choice;
  wish: Wish;
  onChange: (change: Partial<Wish>) => void;
  /** seats that somebody else took a moment ago */
  lost: readonly string[];
  /** the best seats together, without looking at the map */
  best: { onHold: () => void; isHolding: boolean };
}
