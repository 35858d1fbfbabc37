import { lazy, Suspense } from 'react';

/** It waits for the rates, and most members never look at them. */
const AboutPrice = lazy(() => import('./AboutPrice.tsx'));

/** About how much a price in MOP is in the reader's currency; without a price, the note about the rates. */
export function About({ price }: { price?: string }) {
  return <Suspense>{price === undefined ? <AboutPrice /> : <AboutPrice price={price} />}</Suspense>;
}
