import { useEventsInfiniteQuery } from '../../api/catalogue.ts';

/** The hotels with events, from the unfiltered list. */
export function useHotels(): readonly { id: string; label: string }[] {
  const pages = useEventsInfiniteQuery({}).data?.pages ?? [];
  const hotels = new Map(
    pages.flatMap(({ list }) => list).map(({ property }) => [property.code, property.name]),
  );
  return [...hotels].map(([id, label]) => ({ id, label }));
}
