import { dropDraft, keepDraft, readDraft } from '@resort/shared/session';

/** What a visitor can type into or choose from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const KEY = 'typed';
/** A form of several steps shows its next fields when the first ones are filled. */
const LAST_FIELD_MS = 30_000;
const KINDS_NOT_KEPT = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']);
/** Passwords, codes, cards, and fields that browsers must not remember. */
const SECRET = /password|one-time-code|^cc-|^off$/;

/**
 * Keeps the fields' values over one reload of the tab, without secrets. Forms with a draft keep their own
 * fields; this is for all others.
 */
export function keepTyped(fields: readonly Field[]): void {
  const names = namesOf(fields);
  const values = fields.flatMap((field, at) =>
    isSecret(field) ? [] : [[names[at], isBox(field) ? field.checked : field.value] as const],
  );
  if (values.length > 0) keepDraft(KEY, { address: location.href, values: Object.fromEntries(values) });
}

/** Fills in what `keepTyped` kept at this address, as if the visitor typed it: fields of now and of the next seconds. */
export function restoreTyped(root: HTMLElement): void {
  const typed = readDraft(KEY);
  dropDraft(KEY); // a later visit to this address begins with empty fields
  if (typed?.['address'] !== location.href) return;
  const left = new Map(Object.entries(typed['values'] as Record<string, string | boolean>));
  const fill = () => {
    const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
    const names = namesOf(fields);
    for (const [at, field] of fields.entries()) {
      const name = names[at] ?? '';
      const value = left.get(name);
      if (value === undefined || isSecret(field)) continue;
      left.delete(name);
      put(field, value);
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LAST_FIELD_MS);
  fill();
}

/** Names that another version of the screen also gives; React's ids differ between versions. */
function namesOf(fields: readonly Field[]): string[] {
  const seen = new Map<string, number>();
  return fields.map((field) => {
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
    const value = field.type === 'radio' || field.type === 'checkbox' ? field.value : '';
    const name = [field.type, field.name || label || '', value].join('|');
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name}|${count}`;
  });
}

const isSecret = (field: Field) =>
  KINDS_NOT_KEPT.has(field.type) || SECRET.test(field.getAttribute('autocomplete') ?? '');

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** React ignores a value that is set by its own property's setter, so this uses the browser's. */
function put(field: Field, value: string | boolean): void {
  if (isBox(field)) {
    // a radio is switched off by another one
    if (field.checked !== value && (value === true || field.type === 'checkbox')) field.click();
    return;
  }
  if (field.value === value) return;
  const browsers = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  browsers?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
