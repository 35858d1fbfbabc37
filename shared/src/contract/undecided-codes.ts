/**
 * The codes of the errors that the catalogue marks as `isUndecided`. They are separate from it for the browser's sake;
 * a test compares the two.
 */
export const UNDECIDED_CODES: readonly number[] = [
  301, 10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008, 10009, 10010, 10011, 10012, 40152, 50000,
  11001, 11002, 11003, 11004, 11005, 11006, 11007, 11008, 11009, 11010, 11011, 11012, 11013, 17007,
];
