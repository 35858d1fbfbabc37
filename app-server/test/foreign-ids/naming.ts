/** A call that names things of a member: everything else in it is as it should be. */
export interface Naming {
  readonly params?: Readonly<Record<string, string>>;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** the row's own places that name something: `{id}` of the path, `ids.0` of query or body */
  readonly places: readonly string[];
}
