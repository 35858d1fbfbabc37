import { personName } from '@resort/shared/contract';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../src/platform/calls/answer-errors.ts';
import { isThisMachine } from '../src/platform/serving/this-machine.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from './seeds/members.ts';
import { demoPassword, demoPin, hasDemoSecrets, INSIDER_CARDS } from './seeds/sign-in.ts';
import { DEMO_GATE_PIN, DEMO_GATES } from './seeds/tickets/gates.ts';
import { DEMO_OUTLET_PIN, DEMO_OUTLETS, demoTerminal } from './seeds/vouchers/outlets.ts';

/**
 * Demo data for this machine only: `GET /_dev/members` shows its members' passwords, PINs and earlier cards;
 * `GET /_dev/outlets` the outlets' PINs and terminals; `GET /_dev/gates` the gates' PINs.
 */
export function registerDemoPages(fastify: FastifyInstance): void {
  fastify.get('/_dev/members', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    const members = DEMO_MEMBERS.map(({ phone, firstName, lastName }) => {
      const secrets = hasDemoSecrets(phone) ? { password: demoPassword(phone), pin: demoPin(phone) } : {};
      return { areaCode: DEMO_AREA_CODE, phone, name: personName({ firstName, lastName }, 'en'), ...secrets };
    });
    return { members, insiderCards: INSIDER_CARDS };
  });
  fastify.get('/_dev/outlets', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    return DEMO_OUTLETS.map(({ code, name }) => ({
      code,
      name: name.en,
      pin: DEMO_OUTLET_PIN,
      terminalId: demoTerminal(code),
    }));
  });
  fastify.get('/_dev/gates', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    return DEMO_GATES.map(({ code, name, property }) => ({
      code,
      name: name.en,
      property,
      pin: DEMO_GATE_PIN,
    }));
  });
}
