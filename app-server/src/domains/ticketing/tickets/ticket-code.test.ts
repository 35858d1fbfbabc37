import { describe, expect, it } from '@jest/globals';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { newTicketNo, ticketCode, ticketNoOfCode } from './ticket-code.ts';

const clock = testClock();
const services = { clock, secrets: createSecrets(Buffer.alloc(32, 7)) };
const ticketNo = newTicketNo();

describe('a ticket’s code', () => {
  it('identifies its ticket for five minutes', () => {
    const { content } = ticketCode(services, ticketNo);
    clock.advance(299);
    expect(ticketNoOfCode(services, ` ${content}\n`)).toBe(ticketNo);
    clock.advance(1);
    expect(ticketNoOfCode(services, content)).toBeUndefined();
  });

  it.each([
    ['another ticket', (code: string) => code.replace(ticketNo, newTicketNo())],
    ['a later end', (code: string) => code.replace(/\.(\d{10})\./, (_, exp) => `.${Number(exp) + 9}.`)],
    ['another mac', (code: string) => code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['a tail', (code: string) => `${code}0`],
    ['nothing', () => ''],
  ])('is none with %s', (_, forge) => {
    const { content } = ticketCode(services, ticketNo);
    expect(ticketNoOfCode(services, forge(content))).toBeUndefined();
    expect(ticketNoOfCode(services, content)).toBe(ticketNo);
  });

  it('of another server’s key is invalid', () => {
    const elsewhere = { clock, secrets: createSecrets(Buffer.alloc(32, 8)) };
    expect(ticketNoOfCode(services, ticketCode(elsewhere, ticketNo).content)).toBeUndefined();
  });
});
