import { commaText } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';
import { Minus, Plus, Maximize } from './icons.tsx';
import { useMemo, useState } from 'react';
import { Button, IconButton, VisuallyHidden } from '@resort/shared/ui';
import { Legend } from './legend.tsx';
import { hallOf, type PlacedSeat, type SeatPlan } from './plan.ts';
import { SeatField } from './seat-field.tsx';
import { SeatList } from './seat-list.tsx';
import styles from './seat-map.module.css';
import { useZoom, type Zoom } from './use-zoom.ts';
import { seatName, type SeatMapWords } from './words.ts';

export interface SeatMapProps {
  plan: SeatPlan;
  words: SeatMapWords;
  /** numbers of the selected seats; they are the member's own whatever the plan says */
  chosen: readonly string[];
  /** Selects or deselects a seat. Resolves to an error in the page's language, which is announced. */
  onPick: (seatNo: string) => string | undefined;
}

/** Selects seats: on a map to zoom and drag, by arrow keys, or row by row in a list. */
export function SeatMap({ plan, words, chosen, onPick }: SeatMapProps) {
  const hall = useMemo(() => hallOf(plan), [plan]);
  const zoom = useZoom(hall);
  const [isList, setList] = useState(false);
  const [said, say] = useState('');
  const pick = (seat: PlacedSeat) => {
    const isMine = chosen.includes(seat.seatNo);
    const name = seatName({ plan, words }, seat);
    if (!isMine && seat.state !== 'FREE')
      return say(commaText([name, words.states[seat.state]], currentLanguage()));
    const count = chosen.length + (isMine ? -1 : 1);
    return say(onPick(seat.seatNo) ?? (isMine ? words.dropped : words.picked)(name, count));
  };
  const parts = { plan, words, hall, chosen, onPick: pick };
  return (
    <div className={styles['map']}>
      <div className={styles['tools']}>
        <Button look="plain" onClick={() => setList(!isList)}>
          {isList ? words.asMap : words.asList}
        </Button>
        {isList ? null : <ZoomButtons zoom={zoom} words={words} />}
      </div>
      {isList ? <SeatList {...parts} /> : <SeatField {...parts} zoom={zoom} onSay={say} />}
      <Legend plan={plan} words={words} />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}

function ZoomButtons({ zoom, words }: { zoom: Zoom; words: SeatMapWords }) {
  return (
    <div className={styles['zoom']}>
      <IconButton label={words.whole} onClick={zoom.showWhole}>
        <Maximize size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.zoomOut} onClick={() => zoom.zoomBy(-1)}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.zoomIn} onClick={() => zoom.zoomBy(1)}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
