import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText, type SignedRequest } from './canonical-text.ts';

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function canonicalRequest(request: SignedRequest): string {
  const token = request.token === '' ? '' : sha256Hex(request.token);
  return canonicalText(request, sha256Hex(request.body), token);
}
