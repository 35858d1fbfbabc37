import { useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { LEAVING, useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import type { Binding } from './binding.ts';
import { dropDraft, keepDraft, readDraft } from '../../session/drafts.ts';

type Name<V> = keyof V & string;
type Errors<V> = { [K in Name<V>]?: string | undefined };

export interface FormOptions<V extends object> {
  initial: V;
  /** what is wrong with a field and how to correct it; undefined if valid */
  rules?: { [K in Name<V>]?: (value: V[K], values: V) => string | undefined };
  /** called on Enter or by the button, with valid values, once at a time */
  submit: (values: V) => Promise<void | typeof LEAVING>;
  /** the field that shows a server error, by `errorCode`; other errors are shown above the fields */
  refusals?: Record<string, Name<V>>;
  /**
   * Survives a reload of the tab (a language change reloads) and an expired session. Only the named fields
   * are stored: never name a password, code, document or card number.
   */
  draft?: { key: string; fields: readonly Name<V>[] };
}

export interface FormState<V extends object> {
  values: V;
  field: <K extends Name<V>>(name: K) => Binding<V[K]>;
  /** an error of the form as a whole */
  problem: string | undefined;
  /** number of invalid fields at the last attempt, and number of attempts */
  attempt: { wrong: number; count: number };
  busy: boolean;
  submit: () => void;
  /** shows errors at fields, as after a server error, and focuses the first */
  refuse: (errors: Errors<V>) => void;
  /** deletes the draft when it is no longer needed */
  forget: () => void;
}

/**
 * The behaviour of every form. A field is validated when it loses the focus and its error is cleared as soon
 * as it is valid. A failed attempt focuses the first invalid field. Input is never removed.
 */
export function useForm<V extends object>(options: FormOptions<V>): FormState<V> {
  const { draft } = options;
  const rules: NonNullable<FormOptions<V>['rules']> = options.rules ?? {};
  const [values, setValues] = useState<V>(() => withDraft(options));
  const latest = useRef(values);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState({ wrong: 0, count: 0 });
  const problemOf = (name: Name<V>) => rules[name]?.(latest.current[name], latest.current);
  const show = (name: Name<V>, error: string | undefined) =>
    setErrors((shown) => (shown[name] === error ? shown : { ...shown, [name]: error }));

  const refuse = (refused: Errors<V>) => {
    setErrors(refused);
    const wrong = Object.values(refused).filter((error) => error !== undefined).length;
    setAttempt(({ count }) => ({ wrong, count: count + 1 }));
  };
  const change = <K extends Name<V>>(name: K, value: V[K]) => {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    if (draft?.fields.includes(name)) keepDraft(draft.key, pick(latest.current, draft.fields));
    // while typing, an error only disappears; a new one waits until the field loses the focus
    if (errors[name] !== undefined && problemOf(name) !== errors[name]) show(name, undefined);
  };
  const [submit, busy] = useOneAtATime(async () => {
    const wrong = (Object.keys(rules) as Name<V>[]).map((name) => [name, problemOf(name)] as const);
    setProblem(undefined);
    refuse(Object.fromEntries(wrong) as Errors<V>);
    if (wrong.some(([, error]) => error !== undefined)) return;
    try {
      return await options.submit(latest.current);
    } catch (failure) {
      // without an errorCode the reminder shows it (specification §8); anything that is not an ApiError is a
      // bug
      if (!isApiError(failure)) throw failure;
      if (failure.errorCode === null || failure.message === null) return;
      const blamed = options.refusals?.[failure.errorCode];
      if (blamed === undefined) setProblem(failure.message);
      else refuse({ [blamed]: failure.message } as Errors<V>);
    }
  });
  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change(name, value),
      onBlur: () => {
        // tabbing through an empty field is no error yet; a server error stays until the value changes
        if (latest.current[name] !== '') show(name, problemOf(name) ?? errors[name]);
      },
      error: errors[name],
    }),
    problem,
    attempt,
    busy,
    submit,
    refuse,
    forget: () => (draft ? dropDraft(draft.key) : undefined),
  };
}

function withDraft<V extends object>({ initial, draft }: FormOptions<V>): V {
  const kept = draft ? readDraft(draft.key) : null;
  if (!draft || !kept) return initial;
  const usable = draft.fields.filter((name) => typeof kept[name] === typeof initial[name]);
  return { ...initial, ...pick(kept as V, usable) };
}

function pick<V extends object>(values: V, names: readonly Name<V>[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
