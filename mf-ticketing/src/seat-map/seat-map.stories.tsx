import type { TextOf } from '@resort/shared/i18n';
import { useState } from 'react';
import type { Stories } from '@resort/shared/gallery';
import { planOf } from './sample-hall.ts';
import { SeatMap, type SeatMapWords, type SeatPlan } from './index.ts';

function wordsOf(t: TextOf<'gallery'>): SeatMapWords {
  return {
    label: t('seats.label'),
    stage: t('seats.stage'),
    seat: ({ row, number }) => t('seats.seat', { row, number }),
    row: (name) => t('seats.row', { name }),
    free: (count) => t('seats.free', { count }),
    wheelchair: t('seats.wheelchair'),
    states: {
      FREE: t('seats.states.free'),
      TAKEN: t('seats.states.taken'),
      BLOCKED: t('seats.states.blocked'),
      MINE: t('seats.states.mine'),
    },
    picked: (seat) => `${seat}, ${t('seats.states.mine')}`,
    dropped: (seat) => `${seat}, ${t('seats.states.free')}`,
    zoomIn: t('seats.zoomIn'),
    zoomOut: t('seats.zoomOut'),
    whole: t('seats.whole'),
    asList: t('seats.asList'),
    asMap: t('seats.asMap'),
    keys: t('seats.keys'),
  };
}

const SMALL = planOf(4, 7);
const THEATRE = planOf(10, 10);
const ARENA = planOf(20, 25);

function Seats({ t, plan, mine = [] }: { t: TextOf<'gallery'>; plan: SeatPlan; mine?: readonly string[] }) {
  const [chosen, choose] = useState(mine);
  const onPick = (seatNo: string) => {
    choose(chosen.includes(seatNo) ? chosen.filter((each) => each !== seatNo) : [...chosen, seatNo]);
    return undefined;
  };
  return <SeatMap plan={plan} words={wordsOf(t)} chosen={chosen} onPick={onPick} />;
}

export default {
  title: 'Seat map',
  framed: true,
  states: {
    'a small hall': (t) => <Seats t={t} plan={SMALL} />,
    'four hundred seats, some of them the member’s': (t) => (
      <Seats t={t} plan={THEATRE} mine={['M-2-4', 'M-2-5', 'U-1-5']} />
    ),
    'two thousand seats': (t) => <Seats t={t} plan={ARENA} />,
  },
} satisfies Stories;
