import { useState, type ReactNode } from 'react';
import type { Binding } from '../src/ui/form/index.ts';

/** A field's value outside of any form, so that it can be tried in the gallery and in tests. */
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
