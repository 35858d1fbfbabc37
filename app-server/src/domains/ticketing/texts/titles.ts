import type { Texts } from '../../../locales/texts.ts';

/** An order of tickets on the member's home and in letters: `{name}` the event, `{count}` how many. */
export const TICKETS_TITLE: Texts = {
  en: '{name}, {count} tickets',
  tc: '{name} · {count} 張門票',
  sc: '{name} · {count} 张门票',
  kr: '{name}, 티켓 {count}매',
  jp: '{name}・チケット{count}枚',
};

/** The same of one. */
export const TICKETS_TITLE_ONE: Texts = {
  en: '{name}, 1 ticket',
  tc: '{name} · 1 張門票',
  sc: '{name} · 1 张门票',
  kr: '{name}, 티켓 1매',
  jp: '{name}・チケット1枚',
};

/** A seat in words: `{block}`, `{row}`, `{number}`. */
export const SEAT_TITLE: Texts = {
  en: '{block}, row {row}, seat {number}',
  tc: '{block} {row} 行 {number} 號',
  sc: '{block} {row} 排 {number} 座',
  kr: '{block} {row}열 {number}번',
  jp: '{block} {row}列 {number}番',
};
