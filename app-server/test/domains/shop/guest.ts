import type { Reservation, ReserveAmount, Reserved, Slot } from '@resort/mf-shop/contract';
import type { CallKey } from '@resort/shared/contract';
import { newRandom, send, type Identity } from '../../platform/protocol/client.ts';
import type { TestApp } from '../../platform/protocol/test-app.ts';

export const CONTACT = {
  title: 'MS',
  firstName: 'Mei Ling',
  lastName: 'Chan',
  areaCode: '+853',
  phone: '66000001',
} as const;

/** A guest's request, the same for every call. */
export interface Asked {
  readonly shopId: string;
  readonly date: string;
  readonly time: string;
  readonly party: number;
  readonly areaId?: string;
  readonly serviceIds?: readonly string[];
  readonly therapist?: 'ANY' | 'F' | 'M';
}

const inQuery = ({ serviceIds, party, ...asked }: Asked) => ({
  ...asked,
  party: String(party),
  ...(serviceIds === undefined ? {} : { serviceIds: serviceIds.join(',') }),
});

/** A member of an app server who looks up times and books one. */
export function guest(app: TestApp, as: Identity) {
  const call = async <T>(key: CallKey, payload: Record<string, unknown>) =>
    (await send<T>(app, key, { as, payload })).envelope;
  const times = async ({ time: _time, ...asked }: Asked) =>
    (await call<Slot[]>('GET /shop/reserve/times', inQuery({ ...asked, time: '00:00' }))).data;
  const amount = (asked: Asked) => call<ReserveAmount>('GET /shop/reserve/amount', inQuery(asked));
  const add = (
    asked: Asked,
    { api = false, ...more }: Record<string, unknown> & { readonly api?: boolean } = {},
  ) =>
    call<Reserved>(api ? 'POST /shop/reserver/order/addApi' : 'POST /shop/reserver/order/add', {
      ...asked,
      contact: CONTACT,
      idempotencyKey: newRandom(),
      ...more,
    });
  return {
    call,
    times,
    amount,
    add,
    /** with the deposit as quoted */
    reserve: async (asked: Asked, more: Record<string, unknown> = {}) => {
      const { data } = await amount(asked);
      return add(asked, { signTimerStr: data.signTimerStr, ...more });
    },
    info: (orderNo: string) => call<Reservation>('GET /shop/reserver/order/info', { orderNo }),
    cancel: (orderNo: string, more: Record<string, unknown> = {}) =>
      call<{ status: string; penalty: string; refund: string }>('GET /shop/reserver/order/cancel', {
        orderNo,
        ...more,
      }),
    update: (orderNo: string, wish: Record<string, unknown>) =>
      call<Reserved>('POST /shop/reserver/order/update', {
        orderNo,
        contact: CONTACT,
        idempotencyKey: newRandom(),
        ...wish,
      }),
  };
}
export type Guest = ReturnType<typeof guest>;
