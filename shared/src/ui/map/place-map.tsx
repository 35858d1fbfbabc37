import { lazy, Suspense, useRef, useState } from 'react';
import { useMapStyleQuery } from '../../calls/guide.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { useComingNear } from '../home/use-coming-near.ts';
import type { MarkedPlace } from './vector/places.ts';

/** 360 kB with its worker: only where a map is configured and comes near. */
const VectorMap = lazy(() => import('./vector/vector-map.tsx'));

interface PlaceMapProps {
  places: readonly MarkedPlace[];
}

/**
 * A map of places. Nothing without a configured source, offline, and where the device cannot draw it: their
 * addresses are on the screen in any case.
 */
export function PlaceMap({ places }: PlaceMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useComingNear(place);
  const isOnline = useOnline();
  const [hasFailed, setFailed] = useState(false);
  const { data: style } = useMapStyleQuery(undefined, { skip: !isNear || !isOnline });
  const isShown = style !== undefined && style !== null && isOnline && !hasFailed && places.length > 0;
  return (
    <div ref={place}>
      {isShown ? (
        <Suspense>
          <VectorMap style={style} places={places} onFailed={() => setFailed(true)} />
        </Suspense>
      ) : null}
    </div>
  );
}
