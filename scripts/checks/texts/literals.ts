import type { Expression, JSXChild, JSXEmptyExpression } from 'oxc-parser';
import type { Problems } from '../report.ts';
import type { Source } from '../../sources.ts';

/** Attributes and properties that users read or hear. */
const READ_BY_PEOPLE = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'lead',
  'placeholder',
  'title',
]);

/** User-facing texts in source files instead of locales, which exist in one language only. */
export function literalTexts(source: Source): Problems {
  const found: string[] = [];
  const add = (offset: number, text: string) => {
    if (!/\p{L}/u.test(text)) return;
    const place = `${source.file}:${source.lineAt(offset)}`;
    found.push(`${place}: "${text.trim()}" belongs in src/locales, in five languages`);
  };
  const addChildren = (children: readonly JSXChild[]) => {
    for (const child of children) {
      if (child.type === 'JSXText') add(child.start + child.value.search(/\S/), child.value);
      if (child.type === 'JSXExpressionContainer') {
        for (const text of plainTexts(child.expression)) add(child.start, text);
      }
    }
  };
  source.visit({
    JSXElement: ({ children }) => addChildren(children),
    JSXFragment: ({ children }) => addChildren(children),
    JSXAttribute: ({ name, value, start }) => {
      if (name.type !== 'JSXIdentifier' || !READ_BY_PEOPLE.has(name.name)) return;
      if (value?.type === 'Literal' && typeof value.value === 'string') add(start, value.value);
      if (value?.type !== 'JSXExpressionContainer') return;
      for (const text of plainTexts(value.expression)) add(start, text);
    },
  });
  return found;
}

/** The literal texts of an expression: `'Hello'`, `open ? 'Close' : 'Open'`. */
function plainTexts(expression: Expression | JSXEmptyExpression): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...plainTexts(expression.consequent), ...plainTexts(expression.alternate)];
    case 'LogicalExpression':
      return [...plainTexts(expression.left), ...plainTexts(expression.right)];
    default:
      return [];
  }
}
