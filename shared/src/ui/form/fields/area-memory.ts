import type { AreaCode } from '../../../rows/one-time-code.calls.ts';

const KEY = 'form.areaCode';

/**
 * The area a form starts with: the last one chosen on this device, else the `likely` one, else the first of
 * the list.
 */
export function startArea(areas: readonly AreaCode[], likely?: string): string {
  const wanted = [read(), likely].map((code) => areas.find(({ areaCode }) => areaCode === code));
  return (wanted[0] ?? wanted[1] ?? areas[0])?.areaCode ?? '';
}

/** Not personal data: one of some dozens of area codes. */
export function rememberArea(areaCode: string): void {
  try {
    localStorage.setItem(KEY, areaCode);
  } catch {
    // the next form starts with the first of the list
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
