/**
 * What a remote's entry has beside its container: the module that it exposes, which is small and which every page of the
 * remote needs. It does not run until the container gives it. `String` does nothing, and keeps the bundler from leaving
 * out an import that no code makes.
 */
export const entrySource = (exposed: string): string =>
  `data:text/javascript,String(() => import(/* webpackMode: "eager" */ ${JSON.stringify(exposed)}))`;
