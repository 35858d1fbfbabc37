import type { AreaCode } from '../../calls/one-time-code.calls.ts';

const KEY = 'form.areaCode';

/** The area a form begins with: the one chosen last on this device, else the `likely` one, else the first of the list. */
export function startArea(areas: readonly AreaCode[], likely?: string): string {
  const wanted = [read(), likely].map((code) => areas.find(({ areaCode }) => areaCode === code));
  return (wanted[0] ?? wanted[1] ?? areas[0])?.areaCode ?? '';
}

/** Says nothing about a person: one of some dozens of area codes. */
export function rememberArea(areaCode: string): void {
  try {
    localStorage.setItem(KEY, areaCode);
  } catch {
    // the next form begins with the first of the list
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
