import type { PartnerRoute } from '../route.ts';
import { answerBooking } from './answers.ts';
import { readStayCheckIn } from './check-ins.ts';
import { readCode } from './code.ts';
import { closeOutlet, openOutlet, sellOut, setHours } from './outlet-state.ts';
import { findDollars, holdDollars, releaseDollars, settleDollars } from './payments.ts';
import { recordSale } from './sales.ts';
import { arrive, chargeRoom, depart, extend, findStay, giveRoom, missStay } from './stays.ts';
import { refundSale, voidSale } from './undo-sales.ts';
import { admitTicket, handOver, seatTable } from './venues.ts';
import { burnVoucher, findBurn } from './vouchers.ts';

/** Every call of the gateway. */
export const PARTNER_ROUTES: readonly PartnerRoute[] = [
  readCode,
  holdDollars,
  findDollars,
  settleDollars,
  releaseDollars,
  recordSale,
  voidSale,
  refundSale,
  burnVoucher,
  findBurn,
  findStay,
  readStayCheckIn,
  arrive,
  giveRoom,
  extend,
  chargeRoom,
  depart,
  missStay,
  answerBooking,
  seatTable,
  admitTicket,
  handOver,
  setHours,
  closeOutlet,
  openOutlet,
  sellOut,
];
