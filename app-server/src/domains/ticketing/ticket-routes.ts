import { realNameCalls, ticketCalls } from '@resort/mf-ticketing/contract';
import { serve } from '../../platform/calls/serve.ts';
import { bindVisitors } from './bindings/bind.ts';
import { proveGate } from './gate/prove-gate.ts';
import { verifyTicket } from './gate/verify.ts';
import { acceptGift } from './gifts/accept.ts';
import { giftList } from './gifts/list.ts';
import { withdrawGift } from './gifts/withdraw.ts';
import { deleteVisitor } from './real-names/delete.ts';
import { documentTypes, realNameNotice } from './real-names/documents.ts';
import { visitorInfo, visitorList } from './real-names/read.ts';
import { saveVisitor } from './real-names/save.ts';
import { grantTicket } from './gifts/grant.ts';
import { ticketQrCode } from './tickets/qr-code.ts';

const realNames = serve(realNameCalls)({
  'GET /realName/document/type': documentTypes,
  'GET /realName/notice': realNameNotice,
  'GET /realName/list': visitorList,
  'GET /realName/info': visitorInfo,
  'POST /realName/save': saveVisitor,
  'GET /realName/delete': deleteVisitor,
});

const tickets = serve(ticketCalls)(
  {
    'POST /ticket/SeatBindingMember': bindVisitors,
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

/** The calls of visitors and of tickets that are issued. */
export const visitorRoutes = [...realNames, ...tickets];
