import {
  Visitor,
  type BindingPattern,
  type Function as Func,
  type ParamPattern,
  type Program,
} from 'oxc-parser';

/** Every name that a script declares, to distinguish its own from the browser's. */
export function boundNames(program: Program): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: BindingPattern | ParamPattern | null) => {
    if (pattern === null) return;
    if (pattern.type === 'Identifier') names.add(pattern.name);
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left);
    else if (pattern.type === 'RestElement') bind(pattern.argument);
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(bind);
    else if (pattern.type === 'ObjectPattern')
      pattern.properties.forEach((part) => bind(part.type === 'Property' ? part.value : part));
  };
  const bindFunction = ({ id, params }: Func) => [id, ...params].forEach(bind);
  new Visitor({
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(bind),
    ClassDeclaration: ({ id }) => bind(id),
    VariableDeclarator: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
  }).visit(program);
  return names;
}
