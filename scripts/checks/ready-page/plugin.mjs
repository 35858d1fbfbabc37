/*
 * A rule for oxlint: no assertion before the page is ready. `count()` and `isVisible()` answer at once, whatever the
 * page has rendered so far; `textContent()` waits for the element, but not for what it will say. On a slow machine an
 * assertion on such an answer fails by chance, and `eventually` around a reload never sees the page that it loaded.
 * `e2e/src/expect-soon.ts` reads again until the assertion holds.
 */

/** Answer at once. */
const INSTANT = ['all', 'allInnerTexts', 'allTextContents', 'count', 'evaluateAll', 'isHidden', 'isVisible'];
/** Wait for the element, not for its state. */
const OF_STATE = [
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'textContent',
];
const ASSERTIONS = ['expect', 'eventually'];
/** Read again until what they were given holds. */
const POLLING = ['expectAfterLoads', 'expectNone', 'expectSoon', 'until'];
const ZERO_MATCHERS = ['toBe', 'toEqual'];

/** Where a promise stands; an element's own `getAttribute()`, in the page, is used at once. */
const AWAITED_PARENTS = ['AwaitExpression', 'ArrowFunctionExpression', 'ReturnStatement', 'ArrayExpression'];

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : undefined);

/** The name of the reading method that a call calls, if it is one whose promise is used. */
function readIn(node) {
  const method = node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : undefined;
  if (method === undefined || node.callee.computed) return undefined;
  if (!INSTANT.includes(method) && !OF_STATE.includes(method)) return undefined;
  // `Promise.all([…])` and what runs in the page on an element are other methods of the same name
  if (['Promise', 'element', 'document'].includes(nameOf(node.callee.object))) return undefined;
  const isPromise = AWAITED_PARENTS.includes(node.parent?.type) || isChained(node) || isExpected(node);
  return isPromise ? method : undefined;
}

const isChained = (node) =>
  node.parent?.type === 'MemberExpression' && ['then', 'catch'].includes(nameOf(node.parent.property));

const isExpected = ({ parent }) => parent?.type === 'CallExpression' && nameOf(parent.callee) === 'expect';

const isFunction = ({ type }) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** Functions that run in the page, not here. */
const RUNS_IN_PAGE = ['evaluate', 'evaluateAll', 'evaluateHandle', 'waitForFunction', 'addInitScript'];
const isInPage = (node) =>
  node.parent?.type === 'CallExpression' && RUNS_IN_PAGE.includes(nameOf(node.parent.callee.property));

/** Walks up to the assertion whose argument a node is part of. */
function assertionAround(node) {
  let found;
  for (let at = node; at.parent; at = at.parent) {
    if (isFunction(at) && isInPage(at)) return undefined;
    const { parent } = at;
    if (parent.type !== 'CallExpression' || !parent.arguments.includes(at)) continue;
    const called = nameOf(parent.callee);
    if (POLLING.includes(called)) return undefined;
    if (ASSERTIONS.includes(called)) found ??= called;
  }
  return found;
}

/** The name of the function or value that a read is the result of, in the file. */
function ownerOf(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (isFunction(at) && isInPage(at)) return undefined;
    if (at.type === 'FunctionDeclaration') return { name: at.id?.name, isFunction: true };
    if (at.parent.type === 'VariableDeclarator' && at.parent.init === at)
      return { name: nameOf(at.parent.id), isFunction: isFunction(at) };
  }
  return undefined;
}

/** Whether what a function reads is what it gives, rather than what it decides by on its way. */
const givesRead = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ReturnStatement' || at.type === 'VariableDeclarator') return true;
    if (at.type === 'ArrowFunctionExpression') return at.body.type !== 'BlockStatement';
    if (['ExpressionStatement', 'IfStatement', 'ForStatement', 'WhileStatement'].includes(at.type))
      return false;
  }
  return false;
};

/** `expectSoon(() => x.count()).toBe(0)` holds before anything has rendered. */
function isCountOfNone(node) {
  const around = node.callee;
  if (around.type !== 'MemberExpression' || !ZERO_MATCHERS.includes(nameOf(around.property))) return false;
  if (node.arguments[0]?.type !== 'Literal' || node.arguments[0].value !== 0) return false;
  const soon = around.object;
  if (soon.type !== 'CallExpression' || nameOf(soon.callee) !== 'expectSoon') return false;
  const body = soon.arguments[0]?.body;
  return body?.type === 'CallExpression' && nameOf(body.callee.property) === 'count';
}

const beforeReady = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const reads = [];
    const uses = [];
    return {
      CallExpression(node) {
        const method = readIn(node);
        if (method !== undefined) reads.push({ node, method });
        if (isCountOfNone(node))
          context.report({ node, message: 'Holds before the page is ready: use expectNone(locator).' });
      },
      Identifier(node) {
        const around = assertionAround(node);
        if (around !== undefined) uses.push({ node, around });
      },
      'Program:exit'() {
        const owners = new Map();
        for (const { node, method } of reads) {
          const around = assertionAround(node);
          if (around !== undefined) context.report({ node, message: messageFor(method, around) });
          const owner = ownerOf(node);
          if (owner?.name === undefined || !givesRead(node)) continue;
          if (owner.isFunction || INSTANT.includes(method)) owners.set(owner.name, { ...owner, method });
        }
        for (const { node, around } of uses) {
          const owner = owners.get(node.name);
          const isCalled = node.parent.type === 'CallExpression' && node.parent.callee === node;
          if (owner === undefined || owner.isFunction !== isCalled) continue;
          context.report({ node, message: messageFor(owner.method, around) });
        }
      },
    };
  },
};

const messageFor = (method, around) =>
  `${method}() in ${around}() may be answered before the page is ready. Use expectSoon(() => …), or expectNone(locator) for what shall not be there.`;

export default { meta: { name: 'ready-page' }, rules: { 'before-ready': beforeReady } };
