import { useContext, useMemo, type ReactElement } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as Place,
  useOutlet,
} from 'react-router';

/**
 * The element of the screen at the router's address, with the address and the router's state of this render. An
 * element that is kept goes on with them, whatever address is shown meanwhile.
 */
export function useScreen(): ReactElement {
  const place = useContext(Place);
  const state = useContext(RouterState);
  const outlet = useOutlet();
  return useMemo(
    () => (
      <Place value={place}>
        <RouterState value={state}>{outlet}</RouterState>
      </Place>
    ),
    [place, state, outlet],
  );
}
