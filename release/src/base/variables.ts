import type { Variables } from '@resort/shared/variables';

export const RELEASES = {
  RELEASE_STORE: {
    defaultText: 'the folder `release` of `DATA_DIR`',
    meaning: 'the registry in a [bucket](another-machine.md): `s3://bucket/prefix`',
  },
  RELEASE_S3_ENDPOINT: {
    defaultText: "Amazon's",
    meaning: 'endpoint of another S3-compatible store with conditional writes',
  },
  RELEASE_S3_REGION: { default: 'us-east-1', meaning: 'its region' },
  AWS_ACCESS_KEY_ID: { meaning: "credentials of the bucket; a profile or the machine's role works, too" },
  AWS_SECRET_ACCESS_KEY: {},
  RELEASE_SIGNING_KEY: {
    defaultText: '`release-keys` of `DATA_DIR`',
    meaning:
      'private key that signs releases: PEM or a path ([keys](release-manager.md#keys-and-what-they-protect))',
  },
  RELEASE_TRUSTED_KEYS: {
    defaultText: '`release-keys` of `DATA_DIR`',
    meaning: 'public keys that are trusted: PEM or a path',
  },
  RELEASE_REPORT_KEY: {
    defaultText: 'made of the signing key',
    meaning:
      'a secret that all origins of a channel share: reports of one origin’s pages count at every other',
  },
  RELEASE_NOTICES: {
    meaning: 'JSON file that names [who gets notices of events](release-manager.md#notices)',
  },
  RELEASE_NIGHTLY_CHECK: {
    meaning:
      'when `npm run release -- serve` runs the [complete check](release-manager.md#before-a-pin) of channels that require checks, every day: `03:00 +08:00`',
  },
  RELEASE_OIDC_ISSUER: {
    meaning:
      'OpenID provider with which [people sign in](release-manager.md#people-sign-in) to the console; absent: tokens alone',
  },
  RELEASE_OIDC_CLIENT_ID: { meaning: 'the console at that provider; without a secret it is a public client' },
  RELEASE_OIDC_CLIENT_SECRET: {},
  RELEASE_CONSOLE_ORIGIN: { meaning: 'the address of the console, to which the provider sends people back' },
  RELEASE_OIDC_ROLES: { meaning: 'scopes by group: `release-managers=read pin:*; leads=read approve:*`' },
  RELEASE_OIDC_GROUPS_CLAIM: {
    default: 'groups',
    meaning: 'the claim with the groups, and the scopes that are asked for',
  },
  RELEASE_OIDC_SCOPE: { default: 'openid profile email' },
  RELEASE_HOST: {
    default: 'localhost',
    meaning: 'address to which `npm run release -- serve` is bound, e.g. `::` in a container',
  },
  RELEASE_REGISTRY: {
    meaning:
      "address of a registry's HTTP server; the command line then works [over HTTP](release-manager.md#publishing-over-http)",
  },
  RELEASE_TOKEN: { meaning: 'token for that server, and for `approve`' },
  USER: { defaultText: 'set by the system', meaning: 'author of a change without `--by`' },
} satisfies Variables;
