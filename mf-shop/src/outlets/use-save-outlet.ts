import { useDispatch, useStore } from '@resort/shared/redux';
import type { AppStore, RootState } from '@resort/shared/store';
import { saveInTurn } from '@resort/shared/ui/list';
import { catalogueApi, useSaveOutletMutation } from '../api/catalogue.ts';

const { util } = catalogueApi;

/**
 * Saves an outlet or removes it from the saved ones, on the screen at once and then on the server; one call
 * at a time for each outlet.
 * @returns resolves to false if the server refused, and the screen shows the state before
 */
export function useSaveOutlet(shopId: string): (isSaved: boolean) => Promise<boolean> {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const store = useStore<RootState>();
  const [send] = useSaveOutletMutation();
  const show = (isSaved: boolean) => showSaved(shopId, isSaved, dispatch, store.getState());
  return (isSaved) =>
    saveInTurn(`outlet ${shopId}`, isSaved, {
      show,
      send: async (collect) => (await send({ shopId, collect }).unwrap()).collected,
    });
}

/** Everywhere that the outlet is on a screen, or will be when one comes back to it. */
function showSaved(shopId: string, isSaved: boolean, dispatch: AppStore['dispatch'], state: RootState): void {
  const set = (rows: { shopId: string; collected: boolean }[]) => {
    for (const row of rows) if (row.shopId === shopId) row.collected = isSaved;
  };
  for (const arg of util.selectCachedArgsForQuery(state, 'outlets')) {
    const change = util.updateQueryData('outlets', arg, ({ pages }) =>
      set(pages.flatMap(({ list }) => list)),
    );
    dispatch(change);
  }
  for (const arg of util.selectCachedArgsForQuery(state, 'recommendedOutlets')) {
    dispatch(util.updateQueryData('recommendedOutlets', arg, set));
  }
  dispatch(util.updateQueryData('outlet', { shopId }, (detail) => set([detail])));
}
