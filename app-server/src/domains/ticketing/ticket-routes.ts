import { realNameCalls, ticketCalls } from '@resort/mf-ticketing/contract';
import { serve } from '../../platform/calls/serve.ts';
import { bindGuests } from './bindings/bind.ts';
import { proveGate } from './gate/prove-gate.ts';
import { verifyTicket } from './gate/verify.ts';
import { acceptGift } from './gifts/accept.ts';
import { giftList } from './gifts/list.ts';
import { withdrawGift } from './gifts/withdraw.ts';
import { deleteGuest } from './real-names/delete.ts';
import { documentTypes, realNameNotice } from './real-names/documents.ts';
import { guestInfo, guestList } from './real-names/read.ts';
import { saveGuest } from './real-names/save.ts';
import { grantTicket } from './gifts/grant.ts';
import { ticketQrCode } from './tickets/qr-code.ts';

const realNames = serve(realNameCalls)({
  'GET /realName/document/type': documentTypes,
  'GET /realName/notice': realNameNotice,
  'GET /realName/list': guestList,
  'GET /realName/info': guestInfo,
  'POST /realName/save': saveGuest,
  'GET /realName/delete': deleteGuest,
});

const tickets = serve(ticketCalls)(
  {
    'POST /ticket/SeatBindingMember': bindGuests,
    'GET /ticket/qrCode': ticketQrCode,
    'POST /ticket/grantTicket': grantTicket,
    'GET /ticket/gifts': giftList,
    'POST /ticket/gift/accept': acceptGift,
    'POST /ticket/gift/withdraw': withdrawGift,
    'POST /ticket/verificationTicket': verifyTicket,
  },
  {},
  {},
  { 'POST /ticket/verificationTicket': proveGate },
);

/** The calls of guests and of tickets that are issued. */
export const guestRoutes = [...realNames, ...tickets];
