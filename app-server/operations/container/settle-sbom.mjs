import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';

/*
 * npm's bill of materials has a random serial number and the time of day. The same commit gets the same bytes: both
 * are made of COMMIT and SOURCE_DATE_EPOCH here.
 */
const { COMMIT = '', SOURCE_DATE_EPOCH = '0' } = process.env;
const bill = JSON.parse(await text(process.stdin));
const digits = createHash('sha256').update(COMMIT).digest('hex');
// in the form of a random UUID, which CycloneDX demands
const part = (from, length) => digits.slice(from, from + length);
bill.serialNumber = `urn:uuid:${part(0, 8)}-${part(8, 4)}-4${part(12, 3)}-8${part(15, 3)}-${part(18, 12)}`;
bill.metadata.timestamp = new Date(Number(SOURCE_DATE_EPOCH) * 1000).toISOString();
process.stdout.write(`${JSON.stringify(bill, null, 1)}\n`);
