/** A place of an order that needs a guest. */
export interface GuestPlace {
  positionId: string;
  /** the seat, or the category with its count: 'Adult 2' */
  label: string;
  /** why the server would not have the guest that was chosen */
  refusal?: string | undefined;
}

/** Guests' ids by their places. */
export type ChosenGuests = Readonly<Record<string, string>>;
