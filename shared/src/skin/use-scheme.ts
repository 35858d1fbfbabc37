import { useSyncExternalStore } from 'react';
import { currentScheme, onSchemeChange, type Scheme } from './scheme.ts';

/** The member's chosen scheme, for the control that changes it. */
export function useScheme(): Scheme {
  return useSyncExternalStore(onSchemeChange, currentScheme);
}
