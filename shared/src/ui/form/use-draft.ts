import { useState } from 'react';

/**
 * State that outlives a reload of the tab (a change of language reloads): nothing typed is lost. Never for codes,
 * passwords, document or card numbers.
 */
export function useDraft(key: string, initial: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(key) ?? initial);
  const write = (next: string) => {
    setValue(next);
    try {
      sessionStorage.setItem(`draft.${key}`, next);
    } catch {
      // storage refused: the draft lives as long as the screen
    }
  };
  return [value, write];
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(`draft.${key}`);
  } catch {
    return null;
  }
}
