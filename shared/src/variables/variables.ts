/**
 * An environment variable, declared beside the code that reads it, in a file `variables.ts`. `npm run configuration`
 * writes the tables of docs/configuration.md from all these files; an export's name is its section.
 */
export interface Variable {
  /** what the code takes where the variable is not set */
  readonly default?: number | string;
  /** what the page shows instead of `default`, in Markdown */
  readonly defaultText?: string;
  /** production does not start without it */
  readonly isRequired?: true;
  /** in Markdown; absent: the variable shares the row of the one before it */
  readonly meaning?: string;
}

export type Variables = Readonly<Record<string, Variable>>;

/** Those that several of app server, registry and scripts read. */
export const SERVER = {
  PORT: { default: 4173, meaning: "port of the members' app and its API" },
  DATA_DIR: {
    default: '.data',
    meaning: 'folder of the embedded database, the release registry and the development keys',
  },
  APP_ENV: {
    default: 'development',
    meaning:
      '`development` or `production`. Production has no demo data and no `/_dev`, and requires the variables marked ★',
  },
  APP_KEY: {
    default: 'h5-public-app-key-not-a-secret',
    defaultText: 'a public default',
    meaning: "key for signing visitors' requests; not a secret",
  },
  APP_SERVER_BASE: {
    default: '/gateway',
    meaning:
      'where the API is: a path of this process, or the http(s) address of another; with an address this process opens no database',
  },
  PUBLIC_ORIGIN: {
    isRequired: true,
    defaultText: '`http://localhost:$PORT`',
    meaning: 'origin at which members open the app; passkeys are bound to it',
  },
} satisfies Variables;
