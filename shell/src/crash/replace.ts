import type { Field } from './fields.ts';

/** `replaceCrashed`, loaded when it is needed, because most visits never need it. False also if it cannot be loaded. */
export async function replace(unit: string, age: number | null, fields: readonly Field[]): Promise<boolean> {
  try {
    const { replaceCrashed } = await import(/* webpackChunkName: "later" */ './replace-crashed.ts');
    return await replaceCrashed(unit, age, fields);
  } catch {
    return false; // the error card then
  }
}
