import { describe, expect, it } from '@jest/globals';
import { standOn } from '../../../test/database/stand-on.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { traceIdOf } from './trace-id.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

let app: TestApp;

standOn((ground) => ({ app } = ground), { environment: 'production' });

async function lineOf(traceparent: string): Promise<object> {
  const { envelope } = await send(app, 'GET /user/memberShipH5', {
    change: ({ headers }) => {
      headers['traceparent'] = traceparent;
    },
  });
  expect(envelope.code).toBe(0);
  return JSON.parse(app.log.at(-1) ?? '{}') as object;
}

describe('traceparent', () => {
  it.each([`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-00`, `01-${TRACE}-${PARENT}-01-later`])(
    '%s names its trace',
    (traceparent) => {
      expect(traceIdOf({ traceparent })).toBe(TRACE);
    },
  );

  it.each([
    '',
    TRACE,
    `ff-${TRACE}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01-more`,
    `00-${TRACE}-${PARENT}-01\n66123456`,
  ])('%j names none', (traceparent) => {
    expect(traceIdOf({ traceparent })).toBeUndefined();
  });

  it('puts the id of the trace on the log line of a signed call', async () => {
    expect(await lineOf(`00-${TRACE}-${PARENT}-01`)).toMatchObject({ msg: 'call', trace: TRACE });
  });

  it('that is not valid changes neither the call nor its line', async () => {
    const line = await lineOf('00-66123456-phone-01');
    expect(line).toMatchObject({ msg: 'call', outcome: 0 });
    expect(line).not.toHaveProperty('trace');
    expect(JSON.stringify(line)).not.toContain('66123456');
  });
});
