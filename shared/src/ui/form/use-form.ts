import { useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { LEAVING, useOneAtATime } from '../use-one-at-a-time.ts';
import type { Binding } from './binding.ts';
import { dropDraft, keepDraft, readDraft } from '../../session/drafts.ts';

type Name<V> = keyof V & string;
type Errors<V> = { [K in Name<V>]?: string | undefined };

export interface FormOptions<V extends object> {
  initial: V;
  /** what is wrong with a field, as a sentence that says what to do; undefined when it is fine */
  rules?: { [K in Name<V>]?: (value: V[K], values: V) => string | undefined };
  /** what Enter or the button does; called with values that every rule accepts, once at a time */
  submit: (values: V) => Promise<void | typeof LEAVING>;
  /** the field that shows a refusal of the server, by `errorCode`; any other refusal stands above the fields */
  refusals?: Record<string, Name<V>>;
  /**
   * Survives a reload of the tab (a change of language reloads) and a session's end. Only the named fields are kept:
   * never name a password, code, document or card number.
   */
  draft?: { key: string; fields: readonly Name<V>[] };
}

export interface FormState<V extends object> {
  values: V;
  field: <K extends Name<V>>(name: K) => Binding<V[K]>;
  /** the whole form's refusal, when no field is to blame */
  problem: string | undefined;
  /** fields that were wrong at the last attempt, and how many attempts there were */
  attempt: { wrong: number; count: number };
  busy: boolean;
  submit: () => void;
  /** shows sentences at fields, as after a refusal; takes the focus to the first */
  refuse: (errors: Errors<V>) => void;
  /** forgets the draft, once what was typed is of no more use */
  forget: () => void;
}

/**
 * The behaviour of every form: a field is checked when it is left, cleared as soon as it is right, and an attempt
 * with something wrong leads to the first such field. What was typed is never taken away.
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
    // while typing an error only goes; a new one waits until the field is left
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
      // without an errorCode the reminder says it (specification §8); what is no answer is a mistake of ours
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
        // passing through an empty field is no mistake yet; a refusal stays until the value changes
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
