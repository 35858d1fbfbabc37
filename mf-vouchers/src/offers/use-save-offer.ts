import { useDispatch, useStore } from '@resort/shared/redux';
import type { AppStore, RootState } from '@resort/shared/store';
import { saveInTurn } from '@resort/shared/ui/list';
import type { OfferBrief } from '../../contract/index.ts';
import { offersApi, useSaveOfferMutation } from '../api/offers.ts';

const { util } = offersApi;

/**
 * Saves an offer or removes it from the saved ones, on the screen at once and then on the server; one call
 * at a time for each offer.
 * @returns resolves to false if the server refused, and the screen shows the state before
 */
export function useSaveOffer(offer: OfferBrief): (isSaved: boolean) => Promise<boolean> {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const store = useStore<RootState>();
  const [send] = useSaveOfferMutation();
  const show = (isSaved: boolean) => showSaved(offer, isSaved, dispatch, store.getState());
  return (isSaved) =>
    saveInTurn(`offer ${offer.id}`, isSaved, {
      show,
      send: async (collect) => (await send({ offerId: offer.id, collect }).unwrap()).collected,
    });
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
        // the latest first, as on the server
        if (isSaved) pages[0]?.list.unshift({ ...offer, collected: true });
      }),
    );
  }
}
