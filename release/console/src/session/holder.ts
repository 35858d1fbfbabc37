import { createContext, useContext } from 'react';
import { allows, type Holder } from '@resort/release/client';

export const HolderContext = createContext<Holder>({ name: '', scopes: [] });

/** Whose token this is, and whether it may do something: what it may not is not offered. The registry decides again. */
export function useHolder() {
  const { name, scopes } = useContext(HolderContext);
  return { name, may: (scope: string) => allows(scopes, scope) };
}
