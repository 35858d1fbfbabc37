export const STYLE = `
:root { --ink: #22201c; --soft: #6b655b; --line: #ddd5c6; --ground: #f7f3ec; --card: #fffdf9; --gold: #8a6a2f; --wrong: #9b2c2c;
  color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
* { box-sizing: border-box; }
body { margin: 0; }
header { position: sticky; inset-block-start: 0; background: var(--ground); border-block-end: 1px solid var(--line); z-index: 1; }
header, main { padding-inline: 1rem; max-inline-size: 34rem; margin-inline: auto; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; margin: 0; }
h1 { font-size: 1.125rem; padding-block-start: 0.75rem; letter-spacing: 0.08em; text-transform: uppercase; color: var(--gold); }
h2 { font-size: 1.75rem; }
nav { display: grid; grid-template-columns: repeat(4, 1fr); }
nav a { padding-block: 0.75rem; text-align: center; text-transform: capitalize; color: var(--soft); text-decoration: none; border-block-end: 2px solid transparent; }
nav a:hover { color: var(--ink); }
body:not(:has(:target)) nav a[href="#cashier"], body:has(#cashier:target) nav a[href="#cashier"],
body:has(#reception:target) nav a[href="#reception"], body:has(#host:target) nav a[href="#host"],
body:has(#gate:target) nav a[href="#gate"] { color: var(--ink); font-weight: 600; border-color: var(--gold); }
main { padding-block: 1.25rem 4rem; }
section { display: none; gap: 1rem; scroll-margin-block-start: 8rem; }
section:target, body:not(:has(:target)) #cashier { display: grid; }
form { display: grid; gap: 0.875rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem; }
form:has(> button:only-child) { padding: 0; border: 0; background: none; }
label { display: grid; gap: 0.25rem; font-size: 0.8125rem; color: var(--soft); min-inline-size: 0; }
input, select { inline-size: 100%; min-block-size: 2.875rem; padding: 0.5rem 0.75rem; font: inherit; font-size: 1rem; color: var(--ink); background: #fff; border: 1px solid #857d6f; border-radius: 0.625rem; }
button { min-block-size: 2.875rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; color: #fff; background: var(--ink); border: 1px solid var(--ink); border-radius: 0.625rem; cursor: pointer; }
button.quiet, button[data-scan] { color: var(--ink); background: transparent; }
button[disabled] { opacity: 0.5; cursor: progress; }
:is(input, select, button, a):focus-visible { outline: 3px solid var(--gold); outline-offset: 2px; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
select { text-overflow: ellipsis; }
.place { display: grid; grid-template-columns: 1fr 6rem; gap: 0.75rem; }
.scan { display: grid; grid-template-columns: 1fr auto; gap: 0.75rem; align-items: end; }
.scan:not(:has(button)) { grid-template-columns: 1fr; }
video { grid-column: 1 / -1; inline-size: 100%; border-radius: 0.625rem; }
output { display: block; }
output:empty { display: none; }
output.done, output.refused { padding: 1rem; border-radius: 0.875rem; border: 1px solid var(--line); border-inline-start: 4px solid var(--gold); background: var(--card); }
output.refused { border-inline-start-color: var(--wrong); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.375rem 1.25rem; margin: 0; }
dt { color: var(--soft); font-size: 0.875rem; }
dt::first-letter { text-transform: uppercase; }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; min-inline-size: 0; }
`;
