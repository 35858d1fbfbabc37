import { paymentCalls, receiptCalls, savedCardCalls, tillCalls } from '@resort/shared/calls/rows';
import { goToProvider } from '../../core/payments/go-to-provider.ts';
import { serve } from '../../platform/calls/serve.ts';
import { pay } from './pay.ts';
import { paymentMethods } from './payment-methods.ts';
import { paymentResult } from './payment-result.ts';
import { orderReceipt } from './receipt.ts';
import { deleteSavedCard, savedCards } from './saved-cards.ts';
import { answerTill, tillRequests } from './till-requests.ts';

export const paymentRoutes = [
  ...serve(paymentCalls)(
    {
      'GET /order/booking/hotel/getPaymentMethods': paymentMethods,
      'POST /hotel/pay': pay,
      'GET /payment/result': paymentResult,
    },
    {},
    { 'POST /hotel/pay': goToProvider },
  ),
  ...serve(receiptCalls)({ 'GET /order/receipt': orderReceipt }),
  ...serve(savedCardCalls)({
    'GET /payment/cards': savedCards,
    'POST /payment/cards/delete': deleteSavedCard,
  }),
  ...serve(tillCalls)({
    'GET /member/till/requests': tillRequests,
    'POST /member/till/answer': answerTill,
  }),
];
