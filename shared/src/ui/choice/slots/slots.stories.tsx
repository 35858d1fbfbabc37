import type { TextOf } from '../../../i18n/index.ts';
import { useState } from 'react';
import type { Stories } from '../../../../gallery/stories.ts';
import { DayStrip, type StripDay } from './day-strip.tsx';
import { SlotLinks, SlotStrip, type Slot } from './slot-strip.tsx';

const TODAY = '2026-11-21';
const STATES = ['full', 'open', 'closed', 'few', 'open', 'open', 'open', 'open', 'open'] as const;

function Days({ t }: { t: TextOf<'gallery'> }) {
  const [chosen, choose] = useState('2026-11-22');
  const days: StripDay[] = STATES.map((state, index) => ({
    date: `2026-11-${21 + index}`,
    state,
    note: state === 'open' ? undefined : t(`slots.${state}`),
  }));
  return (
    <div style={{ paddingInline: 'var(--margin)' }}>
      <DayStrip label={t('slots.date')} days={days} today={TODAY} chosen={chosen} onChoose={choose} />
    </div>
  );
}

function Times({ t, isRow = false }: { t: TextOf<'gallery'>; isRow?: boolean }) {
  const [chosen, choose] = useState('19:00');
  const slots: Slot[] = [
    { time: '18:00', state: 'full', note: t('slots.full') },
    { time: '18:30', state: 'few', note: t('slots.few') },
    ...['19:00', '19:30', '20:00', '20:30', '21:00'].map((time) => ({ time, state: 'open' as const })),
  ];
  return (
    <div style={{ paddingInline: 'var(--margin)' }}>
      <SlotStrip label={t('slots.time')} slots={slots} chosen={chosen} onChoose={choose} isRow={isRow} />
    </div>
  );
}

export default {
  title: 'Slots',
  framed: true,
  states: {
    'days, with their states': (t) => <Days t={t} />,
    'times, with their states': (t) => <Times t={t} />,
    'times, in one row': (t) => <Times t={t} isRow />,
    'times that lead on': (t) => (
      <SlotLinks
        label={t('slots.bookAt')}
        slots={['18:30', '19:00', '19:15'].map((time) => ({ time, to: '/' }))}
      />
    ),
  },
} satisfies Stories;
