/** Both numbers are configuration and equal on both sides. They obfuscate ids; they are no protection. */
export interface HotelIdCodec {
  xor: bigint;
  offset: bigint;
}

export const HOTEL_ID_CODEC: HotelIdCodec = { xor: 1_511_506_921n, offset: 730_421n };

const WIRE_FORM = /^(0|[1-9]\d{0,15})$/;
const LIMIT = 1n << 52n;

/**
 * Id to wire form, both decimal strings: `(id XOR xor) + offset` in BigInt, because JavaScript's `^` works on
 * 32 bits.
 */
export function encodeHotelId(id: string, codec: HotelIdCodec = HOTEL_ID_CODEC): string {
  if (!WIRE_FORM.test(id) || BigInt(id) < 1n || BigInt(id) >= LIMIT)
    throw new RangeError('not a hotel order id');
  return ((BigInt(id) ^ codec.xor) + codec.offset).toString();
}

/** Wire form to id; null if it is invalid (error 16013, which gives no details). */
export function decodeHotelId(wire: string, codec: HotelIdCodec = HOTEL_ID_CODEC): string | null {
  if (!WIRE_FORM.test(wire) || BigInt(wire) < codec.offset) return null;
  const id = (BigInt(wire) - codec.offset) ^ codec.xor;
  return id >= 1n && id < LIMIT ? id.toString() : null;
}
