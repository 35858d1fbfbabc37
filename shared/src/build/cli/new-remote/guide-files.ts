/** README and pipeline of a remote's repository. */
export const guideFiles = (domain: string): Record<string, string> => ({
  'README.md': `\
# mf-${domain}

A remote of the members' app, in its own repository. It needs Node 24 and the package \`@resort/shared\`.

| command                              | what it does                                                        |
| ------------------------------------ | ------------------------------------------------------------------- |
| \`npm run dev -- --inside https://…\`  | the product of that origin, with this remote live from its sources  |
| \`npm run check\`                      | types, lint, format and texts in five languages                     |
| \`npm test\`                           | the screens in jsdom, with fakes made of \`contract/\`                |
| \`npm run text-keys\`                  | after a change of \`src/locales/en.json\`                             |
| \`npx resort openapi\`                 | \`openapi.json\`: what the service behind the gateway must offer     |
| \`npm run build\`                      | writes \`dist\`, with \`unit.json\`                                     |
| \`npm run publish -- --reason 'why'\`  | sends \`dist\` to RELEASE_REGISTRY, with RELEASE_TOKEN                |

Which version members get is decided in the registry: \`check\`, then \`pin\`.

\`contract/\` holds the rows of the remote's calls, \`src/api\` their endpoints, \`src/screens\` the screens, \`src/locales\` their texts. The service that answers the calls is behind the product's gateway.
`,
  '.github/workflows/deliver.yml': `\
# Checks, tests, builds and publishes the remote. Which version members get is decided in the registry.
name: mf-${domain}
on:
  push:
    branches: [main]
jobs:
  publish:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24 }
      - run: npm ci
      - run: npm run check
      - run: npm test
      - run: npm run build
      - run: npm run publish -- --reason "$GITHUB_SHA"
        env:
          RELEASE_REGISTRY: \${{ vars.RELEASE_REGISTRY }}
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
`,
});
