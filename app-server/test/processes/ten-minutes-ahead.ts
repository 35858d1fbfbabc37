/** For `node --import`: the clock of a machine that is ten minutes ahead. */
const AHEAD_MS = 600_000;
const Right = Date;

globalThis.Date = new Proxy(Right, {
  construct: (target, given, self) =>
    Reflect.construct(target, given.length === 0 ? [Right.now() + AHEAD_MS] : given, self) as object,
  get: (target, name, self) =>
    name === 'now' ? () => Right.now() + AHEAD_MS : (Reflect.get(target, name, self) as unknown),
});
