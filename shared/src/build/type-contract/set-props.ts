import { readFileSync } from 'node:fs';
import { parseSync, type JSXOpeningElement } from 'oxc-parser';
import { importsOf, screenSources, type NamesByPath } from '../shared-names.ts';
import { visit } from './declaration-file.ts';

/** Sub-path of `@resort/shared` → component → the props that a remote sets on it; `*`: it spreads an object. */
export type SetProps = Record<string, NamesByPath>;

/** Reads them from a remote's sources. A prop that nobody sets may go. */
export function setProps(root: string, shares: readonly string[]): SetProps {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const file of screenSources(root)) {
    const components = importsOf(file, shares);
    visit(parseSync(file, readFileSync(file, 'utf8')).program, (node) => {
      if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
      const component = components.get(node.name.name);
      if (component === undefined) return;
      const byName = found.get(component.share) ?? new Map<string, Set<string>>();
      found.set(component.share, byName);
      byName.set(component.name, new Set([...(byName.get(component.name) ?? []), ...propsOf(node)]));
    });
  }
  return sorted(found, (byName) => sorted(byName, (props) => [...props].sort()));
}

const propsOf = ({ attributes }: JSXOpeningElement) =>
  attributes.map((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '*',
  );

const sorted = <Value, Result>(map: ReadonlyMap<string, Value>, of: (value: Value) => Result) =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, of(value)]));
