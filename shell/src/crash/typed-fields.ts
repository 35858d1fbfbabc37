import { fieldsOf, type Field } from './fields.ts';

const KEY = 'typed';
/** A form of several steps shows its next fields when the first ones are filled. */
const LAST_FIELD_MS = 10_000;
const KINDS_NOT_KEPT = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']);
/** Passwords, codes, cards, and fields that browsers must not remember. */
const SECRET = /password|one-time-code|^cc-|^off$/;

interface Typed {
  address: string;
  /** name of a field → its value; true or false of a box */
  values: Record<string, string | boolean>;
}

/** Keeps the fields' values over one reload of the tab, without secrets. */
export function keepTyped(fields: readonly Field[]): void {
  const names = namesOf(fields);
  const values = fields.flatMap((field, at) =>
    isSecret(field) ? [] : [[names[at], valueOf(field)] as const],
  );
  if (values.length === 0) return;
  const typed: Typed = { address: location.href, values: Object.fromEntries(values) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // storage refused: then there is no reload either
  }
}

/** Fills in what `keepTyped` kept at this address, as if the visitor typed it: fields of now, and of the next seconds. */
export function restoreTyped(root: HTMLElement): void {
  const typed = take();
  if (typed?.address !== location.href) return;
  const left = new Map(Object.entries(typed.values));
  const fill = () => {
    const fields = fieldsOf(root);
    const names = namesOf(fields);
    for (const [at, field] of fields.entries()) {
      const value = left.get(names[at] ?? '');
      if (value === undefined || isSecret(field)) continue;
      left.delete(names[at] ?? '');
      put(field, value);
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LAST_FIELD_MS);
  fill();
}

/** Read once: a later visit to this address begins with empty fields. */
function take(): Typed | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(kept ?? 'null') as Typed | null;
  } catch {
    return null;
  }
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
const valueOf = (field: Field) => (isBox(field) ? field.checked : field.value);

/** React ignores a value that is set by its own property's setter, so this uses the browser's. */
function put(field: Field, value: string | boolean): void {
  if (valueOf(field) === value) return;
  if (isBox(field)) {
    if (value === true || field.type === 'checkbox') field.click();
    return;
  }
  const browsers = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  browsers?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
