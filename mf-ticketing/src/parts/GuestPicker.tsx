import { useText } from '@resort/shared/i18n';
import { ActionRow, ErrorCard, List, Notice, SkeletonRows, Waiting } from '@resort/shared/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Guest } from '../../contract/index.ts';
import { useGuestsQuery } from '../api/guests.ts';
import { takeSaved } from '../guests/just-saved.ts';
import type { ChosenGuests, GuestPlace } from '../guests/guest-place.ts';

const GuestSheet = lazy(() => import('./GuestSheet.tsx'));

export interface GuestPickerProps {
  places: readonly GuestPlace[];
  chosen: ChosenGuests;
  /** null takes the guest off the place */
  onChoose: (positionId: string, guestId: string | null) => void;
}

/**
 * Chooses the guest of each ticket: each place opens the member's saved guests, and those who cannot be chosen show
 * why. A guest who is added meanwhile is chosen for the place that the member came from.
 */
export function GuestPicker({ places, chosen, onChoose }: GuestPickerProps) {
  const t = useText('ticketing');
  const { data: guests, isFetching, isError, refetch } = useGuestsQuery();
  const [open, setOpen] = useState<GuestPlace | null>(null);
  useSavedOnTheWay(onChoose);
  if (guests === undefined && isError) {
    return <ErrorCard message={t('guests.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (guests === undefined) {
    return (
      <Waiting>
        <SkeletonRows rows={places.length} />
      </Waiting>
    );
  }
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  return (
    <>
      <List label={t('picker.label')}>
        {places.map((place) => (
          <Place
            key={place.positionId}
            place={place}
            guest={byId.get(chosen[place.positionId] ?? '')}
            onOpen={() => setOpen(place)}
          />
        ))}
      </List>
      <Suspense fallback={null}>
        {open === null ? null : (
          <GuestSheet
            place={open}
            guests={guests}
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
  place: GuestPlace;
  guest: Guest | undefined;
  onOpen: () => void;
}

function Place({ place: { label, refusal }, guest, onOpen }: PlaceProps) {
  const t = useText('ticketing');
  return (
    <>
      <ActionRow
        title={label}
        detail={guest === undefined ? t('picker.choose') : `${guest.name} · ${guest.docNo}`}
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
function useSavedOnTheWay(onChoose: GuestPickerProps['onChoose']): void {
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    const just = takeSaved();
    if (just) choose.current(just.place, just.guestId);
  }, []);
}
