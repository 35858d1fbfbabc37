import { useState } from 'react';
import type { Stories } from '@resort/shared/gallery';
import { planOf } from './sample-hall.ts';
import { SeatMap, type SeatPlan } from './index.ts';
import { useSeatWords } from './use-seat-words.ts';

const SMALL = planOf(4, 7);
const THEATRE = planOf(10, 10);
const ARENA = planOf(20, 25);

function Seats({ plan, mine = [] }: { plan: SeatPlan; mine?: readonly string[] }) {
  const words = useSeatWords();
  const [chosen, choose] = useState(mine);
  const onPick = (seatNo: string) => {
    choose(chosen.includes(seatNo) ? chosen.filter((each) => each !== seatNo) : [...chosen, seatNo]);
    return undefined;
  };
  return <SeatMap plan={plan} words={words} chosen={chosen} onPick={onPick} />;
}

export default {
  title: 'Seat map',
  framed: true,
  states: {
    'a small hall': () => <Seats plan={SMALL} />,
    'four hundred seats, some of them the member’s': () => (
      <Seats plan={THEATRE} mine={['M-2-4', 'M-2-5', 'U-1-5']} />
    ),
    'two thousand seats': () => <Seats plan={ARENA} />,
  },
} satisfies Stories;
