import { useDispatch, useStore } from '@resort/shared/redux';
import type { AppStore, RootState } from '@resort/shared/store';
import type { OfferBrief } from '../../contract/index.ts';
import { offersApi, useSaveOfferMutation } from '../api/offers.ts';

const { util } = offersApi;

/** What the member wants in the end of offers whose saving is under way: quick presses end in the last one's state. */
const wanted = new Map<string, boolean>();

/**
 * Saves an offer or lets it go, on the screen at once and then on the server; one call at a time for each offer.
 * @returns resolves to false when the server would not, and the screen is as before
 */
export function useSaveOffer(offer: OfferBrief): (isSaved: boolean) => Promise<boolean> {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const store = useStore<RootState>();
  const [send] = useSaveOfferMutation();
  const show = (isSaved: boolean) => showSaved(offer, isSaved, dispatch, store.getState());
  return async (isSaved) => {
    const { id } = offer;
    show(isSaved);
    const isUnderWay = wanted.has(id);
    wanted.set(id, isSaved);
    if (isUnderWay) return true;
    let stored = !isSaved;
    try {
      for (let next = wanted.get(id); next !== undefined && next !== stored; next = wanted.get(id)) {
        stored = (await send({ offerId: id, collect: next }).unwrap()).collected;
      }
      return true;
    } catch {
      show(stored);
      return false;
    } finally {
      wanted.delete(id);
    }
  };
}

/** Everywhere that the offer is on a screen, or will be when one comes back to it. */
function showSaved(
  offer: OfferBrief,
  isSaved: boolean,
  dispatch: AppStore['dispatch'],
  state: RootState,
): void {
  const { id } = offer;
  for (const arg of util.selectCachedArgsForQuery(state, 'offers')) {
    dispatch(
      util.updateQueryData('offers', arg, ({ pages }) => {
        for (const row of pages.flatMap(({ list }) => list)) if (row.id === id) row.collected = isSaved;
      }),
    );
  }
  dispatch(util.updateQueryData('offer', { id }, (detail) => void (detail.collected = isSaved)));
  for (const arg of util.selectCachedArgsForQuery(state, 'savedOffers')) {
    dispatch(
      util.updateQueryData('savedOffers', arg, ({ pages }) => {
        for (const page of pages) page.list = page.list.filter((row) => row.id !== id);
        // the latest first, as the server will have it
        if (isSaved) pages[0]?.list.unshift({ ...offer, collected: true });
      }),
    );
  }
}
