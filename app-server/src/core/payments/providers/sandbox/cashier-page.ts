import { LANGUAGE_TAGS, moneyText, type Language } from '@resort/shared/contract';
import { textsOf } from '../../../../locales/texts.ts';
import { CORE_TEXTS } from '../../../locales/index.ts';
import type { SandboxCharge } from './charges.ts';

export const DELAY_SECONDS = 10;
export const STYLE_PATH = '/_pay/cashier.css';

/** No scripts, frames or external resources; the form is sent to this server only. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100svh; display: grid; place-items: center; padding: 1.25rem;
  background: light-dark(#f4f1ec, #17140f); color: light-dark(#221d15, #f3ede2); }
main { inline-size: min(100%, 26rem); padding: 1.75rem 1.5rem; border-radius: 1rem;
  background: light-dark(#fff, #241f18); border: 1px solid light-dark(#e2dbcf, #3b342a); }
h1 { margin: 0; font-size: 1rem; font-weight: 600; }
.merchant { margin: 1.25rem 0 0; color: light-dark(#675d4d, #b8ac98); }
.amount { margin: 0.125rem 0 0; font-size: 2.125rem; line-height: 1.2; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere; }
.order, .notice { margin: 0.5rem 0 0; font-size: 0.9375rem; color: light-dark(#675d4d, #b8ac98); overflow-wrap: anywhere; }
.notice { margin-block: 1.25rem; padding-block-start: 1.25rem; border-block-start: 1px solid light-dark(#e2dbcf, #3b342a); }
form { display: grid; gap: 0.75rem; }
button, a { display: block; inline-size: 100%; min-block-size: 3rem; padding: 0.625rem 1rem; border-radius: 0.75rem;
  border: 1px solid light-dark(#8d7f68, #8d7f68); background: none; color: inherit; font: inherit; text-align: center;
  text-decoration: none; cursor: pointer; }
button.pay, a { background: light-dark(#4a3a1f, #d9c08d); color: light-dark(#fff, #221a0b);
  border-color: transparent; font-weight: 600; }
:focus-visible { outline: 3px solid light-dark(#1d5fd1, #8ab4ff); outline-offset: 2px; }
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** `1234.50` → `1,234.50`, as the app writes amounts. */
const grouped = (amount: bigint) => moneyText(amount).replace(/\B(?=(\d{3})+(?!\d)\.)/g, ',');

/** Where a card is kept, the two that behave in their own way next time. */
function otherCards({ keepsFor }: SandboxCharge, language: Language): string {
  if (keepsFor === null) return '';
  const text = textsOf(CORE_TEXTS.cashier, language);
  return `<button name="decision" value="payConfirmed">${escape(text.payConfirmed)}</button>
<button name="decision" value="payOnce">${escape(text.payOnce)}</button>
`;
}

function choices(charge: SandboxCharge, language: Language): string {
  const { payNo } = charge;
  const text = textsOf(CORE_TEXTS.cashier, language);
  const delay = text.delay.replace('{seconds}', String(DELAY_SECONDS));
  return `<p class="notice">${escape(text.notice)}</p>
<form method="post" action="/_pay">
<input type="hidden" name="payNo" value="${escape(payNo)}">
<button class="pay" name="decision" value="pay">${escape(text.pay)}</button>
<button name="decision" value="delay">${escape(delay)}</button>
${otherCards(charge, language)}<button name="decision" value="decline">${escape(text.decline)}</button>
</form>`;
}

function goBack(returnUrl: string, language: Language): string {
  const text = textsOf(CORE_TEXTS.cashier, language);
  return `<p class="notice">${escape(text.over)}</p><a href="${escape(returnUrl)}">${escape(text.back)}</a>`;
}

/** The cashier's page for one charge: a form while `isOpen`, otherwise only the way back. */
export function cashierPage(charge: SandboxCharge, language: Language, isOpen: boolean): string {
  const { amount, currency, orderNo, returnUrl } = charge;
  const text = textsOf(CORE_TEXTS.cashier, language);
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(text.title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${escape(text.title)}</h1>
<p class="merchant">${escape(text.merchant)}</p>
<p class="amount">${escape(currency)} ${grouped(amount)}</p>
<p class="order">${escape(text.order)} ${escape(orderNo)}</p>
${isOpen ? choices(charge, language) : goBack(returnUrl, language)}
</main>
</body>
</html>`;
}
