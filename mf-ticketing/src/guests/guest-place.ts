/** A place of an order that needs a visitor. */
export interface VisitorPlace {
  positionId: string;
  /** the seat, or the category with its count: 'Adult 2' */
  label: string;
  /** why the server would not have the visitor that was chosen */
  refusal?: string | undefined;
}

/** Visitors' ids by their places. */
export type ChosenVisitors = Readonly<Record<string, string>>;
