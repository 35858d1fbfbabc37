import { useContext, useMemo, type ReactElement } from 'react';
import {
  UNSAFE_DataRouterDataContext as Loaded,
  UNSAFE_LocationContext as Place,
  useOutlet,
} from 'react-router';

/**
 * The element of the screen at the router's address, with this address and its loader's data. An element that is kept
 * goes on with them, whatever address is shown meanwhile.
 */
export function useScreen(): ReactElement {
  const place = useContext(Place);
  const loaded = useContext(Loaded);
  const outlet = useOutlet();
  return useMemo(
    () => (
      <Place value={place}>
        <Loaded value={loaded}>{outlet}</Loaded>
      </Place>
    ),
    [place, loaded, outlet],
  );
}
