import { useText } from '@resort/shared/i18n';
import type { SeatMapWords } from './words.ts';

/** The words of the seat map. */
export function useSeatWords(): SeatMapWords {
  const t = useText('ticketing');
  return {
    label: t('seats.label'),
    stage: t('seats.stage'),
    seat: ({ row, number }) => t('seats.seat', { row, number }),
    row: (name) => t('seats.row', { name }),
    free: (count) => t('seats.free', { count }),
    wheelchair: t('seats.wheelchair'),
    states: {
      FREE: t('seats.state.FREE'),
      TAKEN: t('seats.state.TAKEN'),
      BLOCKED: t('seats.state.BLOCKED'),
      MINE: t('seats.state.MINE'),
    },
    picked: (seat, count) => t('seats.picked', { seat, count }),
    dropped: (seat, count) => t('seats.dropped', { seat, count }),
    zoomIn: t('seats.zoomIn'),
    zoomOut: t('seats.zoomOut'),
    whole: t('seats.whole'),
    asList: t('seats.asList'),
    asMap: t('seats.asMap'),
    keys: t('seats.keys'),
  };
}
