import { useState, type ReactNode } from 'react';
import type { Binding } from '../src/ui/form/index.ts';

/** Holds a field's value without a form, for the gallery and for tests. */
export function Held<T>({
  initial,
  error,
  children,
}: {
  initial: T;
  error?: string | undefined;
  children: (field: Binding<T>) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children({ name: 'field', value, onChange: setValue, onBlur: () => undefined, error });
}
