import { useText } from '@resort/shared/i18n';
import { ActionRow, ErrorCard, List, Notice, SkeletonRows, Waiting } from '@resort/shared/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Visitor } from '../../contract/index.ts';
import { useVisitorsQuery } from '../api/visitors.ts';
import { takeSaved } from '../visitors/just-saved.ts';
import type { ChosenVisitors, VisitorPlace } from '../visitors/visitor-place.ts';

const VisitorSheet = lazy(() => import('./VisitorSheet.tsx'));

export interface VisitorPickerProps {
  places: readonly VisitorPlace[];
  chosen: ChosenVisitors;
  /** null takes the visitor off the place */
  onChoose: (positionId: string, visitorId: string | null) => void;
}

/**
 * Chooses the visitor of each ticket: each place opens the member's saved visitors, and those who cannot be chosen show
 * why. A visitor who is added meanwhile is chosen for the place that the member came from.
 */
export function VisitorPicker({ places, chosen, onChoose }: VisitorPickerProps) {
  const t = useText('ticketing');
  const { data: visitors, isFetching, isError, refetch } = useVisitorsQuery();
  const [open, setOpen] = useState<VisitorPlace | null>(null);
  useSavedOnTheWay(onChoose);
  if (visitors === undefined && isError) {
    return (
      <ErrorCard message={t('visitors.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (visitors === undefined) {
    return (
      <Waiting>
        <SkeletonRows rows={places.length} />
      </Waiting>
    );
  }
  const byId = new Map(visitors.map((visitor) => [visitor.id, visitor]));
  return (
    <>
      <List label={t('picker.label')}>
        {places.map((place) => (
          <Place
            key={place.positionId}
            place={place}
            visitor={byId.get(chosen[place.positionId] ?? '')}
            onOpen={() => setOpen(place)}
          />
        ))}
      </List>
      <Suspense fallback={null}>
        {open === null ? null : (
          <VisitorSheet
            place={open}
            visitors={visitors}
            takenBy={(id) => places.find(({ positionId }) => chosen[positionId] === id)}
            onChoose={(id) => {
              onChoose(open.positionId, id);
              setOpen(null);
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface PlaceProps {
  place: VisitorPlace;
  visitor: Visitor | undefined;
  onOpen: () => void;
}

function Place({ place: { label, refusal }, visitor, onOpen }: PlaceProps) {
  const t = useText('ticketing');
  return (
    <>
      <ActionRow
        title={label}
        detail={visitor === undefined ? t('picker.choose') : `${visitor.name} · ${visitor.docNo}`}
        onPress={onOpen}
      />
      {refusal === undefined ? null : (
        <li>
          <Notice tone="danger">{refusal}</Notice>
        </li>
      )}
    </>
  );
}

/** Back from the form: who was saved there is chosen here. */
function useSavedOnTheWay(onChoose: VisitorPickerProps['onChoose']): void {
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    const just = takeSaved();
    if (just) choose.current(just.place, just.visitorId);
  }, []);
}
