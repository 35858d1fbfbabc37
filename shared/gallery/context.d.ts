interface ImportMeta {
  /** Rspack's API: all modules below a folder whose path matches */
  webpackContext(folder: string, options: { regExp: RegExp }): { keys(): string[]; (file: string): unknown };
}
