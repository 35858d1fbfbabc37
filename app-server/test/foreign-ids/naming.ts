/** A call with ids of a member's data; everything else in it is valid. */
export interface Naming {
  readonly params?: Readonly<Record<string, string>>;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** the places of the ids: `{id}` of the path, `ids.0` of query or body */
  readonly places: readonly string[];
}
