/*
 * A rule for oxlint: no assertion before the page is ready. `count()` and `isVisible()` return at once,
 * whatever has been rendered; `textContent()` waits for the element, but not for its final text. On a slow
 * machine an assertion on such a value fails randomly, and `eventually` around a reload never sees the page
 * it loaded. `e2e/src/page/expect-soon.ts` repeats the read until the assertion holds.
 */

/** Methods that return at once. */
const INSTANT = ['all', 'allInnerTexts', 'allTextContents', 'count', 'evaluateAll', 'isHidden', 'isVisible'];
/** Methods that wait for the element, not for its state. */
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
/** Functions that repeat their reads until the condition holds. */
const POLLING = ['expectAfterLoads', 'expectNone', 'expectSoon', 'until'];
const ZERO_MATCHERS = ['toBe', 'toEqual'];

/** Where a promise is used; an element's own `getAttribute()`, inside the page, returns a value. */
const AWAITED_PARENTS = ['AwaitExpression', 'ArrowFunctionExpression', 'ReturnStatement', 'ArrayExpression'];

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : undefined);

/** The name of the read method, if a call reads and its promise is used. */
function readIn(node) {
  const method = node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : undefined;
  if (method === undefined || node.callee.computed) return undefined;
  if (!INSTANT.includes(method) && !OF_STATE.includes(method)) return undefined;
  // `Promise.all([…])` and calls on an element inside the page are other methods with the same name
  if (['Promise', 'element', 'document'].includes(nameOf(node.callee.object))) return undefined;
  const isPromise = AWAITED_PARENTS.includes(node.parent?.type) || isChained(node) || isExpected(node);
  return isPromise ? method : undefined;
}

const isChained = (node) =>
  node.parent?.type === 'MemberExpression' && ['then', 'catch'].includes(nameOf(node.parent.property));

const isExpected = ({ parent }) => parent?.type === 'CallExpression' && nameOf(parent.callee) === 'expect';

const isFunction = ({ type }) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** Functions that run inside the page. */
const RUNS_IN_PAGE = ['evaluate', 'evaluateAll', 'evaluateHandle', 'waitForFunction', 'addInitScript'];
const isInPage = (node) =>
  node.parent?.type === 'CallExpression' && RUNS_IN_PAGE.includes(nameOf(node.parent.callee.property));

/** Finds the assertion whose argument contains a node. */
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

/** The name of the function or value that a read belongs to, in this file. */
function ownerOf(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (isFunction(at) && isInPage(at)) return undefined;
    if (at.type === 'FunctionDeclaration') return { name: at.id?.name, isFunction: true };
    if (at.parent.type === 'VariableDeclarator' && at.parent.init === at)
      return { name: nameOf(at.parent.id), isFunction: isFunction(at) };
  }
  return undefined;
}

/** Whether a function returns what it reads, instead of only using it in a condition. */
const givesRead = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ReturnStatement' || at.type === 'VariableDeclarator') return true;
    if (at.type === 'ArrowFunctionExpression') return at.body.type !== 'BlockStatement';
    if (['ExpressionStatement', 'IfStatement', 'ForStatement', 'WhileStatement'].includes(at.type))
      return false;
  }
  return false;
};

/** `expectSoon(() => x.count()).toBe(0)` already holds before anything has rendered. */
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
