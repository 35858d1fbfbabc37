import type { EventDetail } from '../../../contract/index.ts';
import type { Wish } from '../../booking/wish.ts';
import type { Choice } from './use-choice.ts';

/** The props of the parts that choose tickets or seats. */
export interface TicketsPartProps {
  event: EventDetail;
  choice: Choice;
  wish: Wish;
  onChange: (change: Partial<Wish>) => void;
  /** seats that other members have just taken */
  lost: readonly string[];
  /** the best seats together, without looking at the map */
  best: { onHold: () => void; isHolding: boolean };
}
