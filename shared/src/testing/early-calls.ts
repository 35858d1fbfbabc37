/* Not part of `shared/api`, because that is in the page of every visitor. */
export { payloadAt } from '../api/early-calls.ts';
