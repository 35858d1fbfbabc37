import { createHash } from 'node:crypto';
import { createClient } from './client.ts';
import { listen } from './listen.ts';
import { STYLE } from './style.ts';
import { makeTill } from './till.ts';
import { makeView } from './view.ts';

/** The page's functions as text, each called with what the ones before it made. */
const SCRIPT = `(${String(createClient)})().then((client) =>
  (${String(listen)})((${String(makeTill)})(client), (${String(makeView)})()));`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const COUNTER_POLICY = [
  `default-src 'none'`,
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  `connect-src 'self'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

export interface Place {
  readonly code: string;
  readonly name: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);
const options = (places: readonly Place[]) =>
  places.map(({ code, name }) => `<option value="${escape(code)}">${escape(name)}</option>`).join('');
const field = (label: string, name: string, more = '') =>
  `<label>${label}<input name="${name}" autocomplete="off" ${more}></label>`;
const amount = (label: string, name: string, more = '') =>
  field(label, name, `inputmode="decimal" pattern="-?\\d+(\\.\\d{2})?" ${more}`);
const code = (label: string) =>
  `<div class="scan">${field(label, 'code', 'required')}<button type="button" data-scan>Scan</button></div>`;
const section = (id: string, title: string, forms: readonly string[]) =>
  `<section id="${id}"><h2>${title}</h2>${forms.join('')}<output aria-live="polite"></output></section>`;
const form = (attributes: string, content: string) => `<form ${attributes}>${content}</form>`;
const currencies =
  '<label>Currency<select name="currency"><option>MOP</option><option>HKD</option></select></label>';

const cashier = (outlets: readonly Place[]) =>
  section('cashier', 'Cashier', [
    form(
      'data-call="code"',
      `<div class="place"><label>Outlet<select name="outlet">${options(outlets)}</select></label>${currencies}</div>
      ${code('Member code')}<button>Read the code</button>`,
    ),
    form(
      'data-call="vouchers/burn" data-with="outlet currency"',
      `${code('Voucher code')}${amount('Bill', 'bill', 'required')}<button>Use the voucher</button>`,
    ),
    form(
      'data-call="sales"',
      `${field('What was sold', 'text', 'value="Dinner" required')}
      <div class="two">${amount('Bill', 'total', 'required')}${amount('Of it in dollars', 'dollars')}</div><button>Close the bill</button>`,
    ),
    form('data-call="sales/void" data-with="saleId"', '<button class="quiet">Void this sale</button>'),
  ]);

const reception = section('reception', 'Reception', [
  form(
    'data-call="stays/find"',
    `${field('Booking number', 'orderNo', 'required')}${field('Room', 'roomNo')}
    <div class="two"><button class="quiet">Find</button><button data-call="stays/arrive">Check in</button>
    <button class="quiet" data-call="stays/no-show">No-show</button><button data-call="stays/depart">Check out</button></div>`,
  ),
  form(
    'data-call="stays/folio"',
    `${field('Booking number', 'orderNo', 'required')}<div class="two">${field('What', 'text', 'value="Minibar" required')}${amount('Amount', 'amount', 'required')}</div><button>Charge to the room</button>`,
  ),
]);

const host = section('host', 'Host', [
  form(
    'data-call="tables/report"',
    `${field('Reservation number', 'orderNo', 'required')}<div class="two"><button data-says="SEATED">Seated</button>
    <button data-says="LEFT">Left</button><button class="quiet" data-says="NO_SHOW">Did not come</button></div>`,
  ),
  form(
    'data-call="pickups/collect"',
    `${field('Pick-up code', 'code', 'required')}<button>Hand over</button>`,
  ),
]);

const gate = (gates: readonly Place[]) =>
  section('gate', 'Gate', [
    form(
      'data-call="tickets/admit"',
      `<label>Gate<select name="gateCode">${options(gates)}</select></label>${code('Ticket code')}<button>Admit</button>`,
    ),
  ]);

/** The counter of `/_dev/counter`: cashier, reception, host and gate on one page, one shown at a time. */
export function counterPage(outlets: readonly Place[], gates: readonly Place[]): string {
  const tabs = ['cashier', 'reception', 'host', 'gate'].map((id) => `<a href="#${id}">${id}</a>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Counter</title><style>${STYLE}</style></head><body><header><h1>Counter</h1><nav>${tabs}</nav></header>
<main>${cashier(outlets)}${reception}${host}${gate(gates)}</main><script>${SCRIPT}</script></body></html>`;
}
