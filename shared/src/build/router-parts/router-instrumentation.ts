/*
 * Replaces react-router's instrumentation, 1 kB of the first script. A router without the option `instrumentations`, as
 * ours is, asks only whether somebody waits for the facts of a navigation.
 */

/** Nobody does. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

function instrumentsNothing(): never {
  throw new Error('This build has no instrumentation of react-router.');
}

export const instrumentationResultMetaContext = {};
export {
  instrumentsNothing as getRouteInstrumentationUpdates,
  instrumentsNothing as instrumentClientSideRouter,
  instrumentsNothing as instrumentHandler,
};
