import { useSyncExternalStore } from 'react';
import { currentScheme, onSchemeChange, type Scheme } from './scheme.ts';

/** The scheme that the member chose, for the control that offers the others. */
export function useScheme(): Scheme {
  return useSyncExternalStore(onSchemeChange, currentScheme);
}
