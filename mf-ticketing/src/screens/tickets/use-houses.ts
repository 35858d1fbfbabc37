import { useEventsInfiniteQuery } from '../../api/catalogue.ts';

/** The hotels with events, from the unfiltered list. */
export function useHouses(): readonly { id: string; label: string }[] {
  const pages = useEventsInfiniteQuery({}).data?.pages ?? [];
  const houses = new Map(
    pages.flatMap(({ list }) => list).map(({ property }) => [property.code, property.name]),
  );
  return [...houses].map(([id, label]) => ({ id, label }));
}
