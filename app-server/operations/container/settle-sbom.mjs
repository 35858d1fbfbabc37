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
const groups = [/^.{8}/, /^.{8}(.{4})/, /^.{12}(.{3})/, /^.{15}(.{3})/, /^.{18}(.{12})/].map(
  (pattern) => pattern.exec(digits)?.at(-1) ?? '',
);
bill.serialNumber = `urn:uuid:${groups[0]}-${groups[1]}-4${groups[2]}-8${groups[3]}-${groups[4]}`;
bill.metadata.timestamp = new Date(Number(SOURCE_DATE_EPOCH) * 1000).toISOString();
process.stdout.write(`${JSON.stringify(bill, null, 1)}\n`);
