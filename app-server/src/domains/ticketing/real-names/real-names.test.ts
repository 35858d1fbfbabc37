import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentType, RealNameNotice } from '@resort/mf-ticketing/contract';
import { eq } from 'drizzle-orm';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { member as memberTable } from '../../../schema/index.ts';
import { realName } from '../tables/real-names.ts';
import { ticketPosition } from '../tables/tickets.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { stageEvent, stageGate } from '../../../../test/domains/ticketing/stage.ts';
import {
  CHAN,
  LI,
  passport,
  ticketMember,
  type TicketMember,
} from '../../../../test/domains/ticketing/ticket-member.ts';
import { forgetDocuments } from './forget-documents.ts';

const clock = testClock();
let database: Ground['database'];
let app: TestApp;
let mei: TicketMember;
let other: TicketMember;

standOn((ground) => ({ database, app } = ground), { clock });
beforeAll(async () => {
  mei = ticketMember(app, await signIn(app, '66000104'));
  other = ticketMember(app, await signIn(app, '66000105'));
});

/** A member without saved guests; each test that counts guests has its own. */
const member = async (phone: string) => ticketMember(app, await signIn(app, phone));
const rowOf = async (id: string) => {
  const [row] = await database.db
    .select()
    .from(realName)
    .where(eq(realName.id, Number(id)));
  return row;
};

describe('saved guests', () => {
  it('list the required fields, and the purpose of storing them', async () => {
    const types = (await mei.call<DocumentType[]>('GET /realName/document/type')).data;
    expect(types.map(({ code }) => code)).toContain('MO_BIR');
    expect(types.find(({ code }) => code === 'PASSPORT')).toMatchObject({
      name: 'Passport',
      needs: ['lastName', 'firstName', 'nationality', 'docExpiry'],
    });
    const notice = (await mei.call<RealNameNotice>('GET /realName/notice')).data;
    expect(notice.html).toMatch(/^<p>.*encrypted/s);
    expect(await mei.save({ ...CHAN, consentVersion: '2020-01' })).toMatchObject({ errorCode: 'CONSENT' });
  });

  it('are listed masked, the member first, who is matched with the membership', async () => {
    const owner = await member('66000106');
    const chan = await owner.saved({ ...CHAN, areaCode: '+852', phone: '5123 4567' });
    const li = await owner.saved({ ...LI, isSelf: true });
    expect(await owner.list()).toMatchObject([
      { id: li, name: '李妍', docNo: '110*************2X', isSelf: true, verified: 'UNVERIFIED' },
      { id: chan, name: 'Tai Man Chan', docNo: 'A*****63', isSelf: false, isBound: false },
    ]);
    expect((await owner.infoOf(chan)).data).toMatchObject({ phone: '512***67', firstName: 'Tai Man' });
    expect(JSON.stringify([await owner.list(), await owner.infoOf(li)])).not.toMatch(/1105194|123456/);
    expect(await other.infoOf(li)).toMatchObject({ code: 10007 });
    expect(await (await member('66000108')).list()).toEqual([]);
  });

  it('are edited without the number, which stays; a changed date of birth must match it', async () => {
    const owner = await member('66000107');
    const id = await owner.saved({ ...LI, isSelf: true });
    const edit = { ...LI, id, docNo: undefined, isSelf: true };
    expect(await owner.save({ ...edit, name: '李研' })).toMatchObject({ code: 0, data: { id } });
    expect((await owner.list())[0]).toMatchObject({ name: '李研', docNo: '110*************2X' });
    expect(await owner.save({ ...edit, dateOfBirth: '1949-12-30' })).toMatchObject({
      errorCode: 'DOC_FORMAT',
      data: { problem: 'BIRTH' },
    });
    expect(await owner.save({ ...edit, docType: 'HKID' })).toMatchObject({ errorCode: 'DOC_FORMAT' });
    expect(await other.save(edit)).toMatchObject({ code: 10007 });
  });

  it.each<[string, Record<string, unknown>, unknown]>([
    ['a mistyped digit', { ...CHAN, docNo: 'A123456(4)' }, { errorCode: 'DOC_FORMAT' }],
    ['a number of another kind', { ...CHAN, docType: 'MO_BIR' }, { errorCode: 'DOC_FORMAT' }],
    ['no number', { ...CHAN, docNo: '' }, { errorCode: 'DOC_FORMAT' }],
    ['a name that is none', { ...CHAN, lastName: "O'Neil" }, { errorCode: 'NAME_EN' }],
    ['half a name', { ...CHAN, lastName: '' }, { errorCode: 'NAME_EN' }],
    ['letters for characters', { ...LI, name: 'Li Yan' }, { errorCode: 'NAME_HAN' }],
    ['no name', { ...LI, name: ' ' }, { errorCode: 'NAME_HAN' }],
    ['a birth to come', { ...CHAN, dateOfBirth: '2099-01-01' }, { errorCode: 'DOB' }],
    ['a passport of nowhere', passport('K12345678', { nationality: 'ZZ' }), { code: 10001 }],
    ['a passport without an end', passport('K12345678', { docExpiry: undefined }), { code: 10001 }],
    [
      'a passport that has ended',
      passport('K12345678', { docExpiry: '2020-01-01' }),
      { errorCode: 'DOC_EXPIRED' },
    ],
    ['half a phone', { ...CHAN, phone: '123', areaCode: '+853' }, { errorCode: 'PHONE_FORMAT' }],
  ])('are refused with %s', async (_, person, refusal) =>
    expect(await other.save(person)).toMatchObject(refusal as object),
  );

  it('are saved once for each document, also if it was reissued; twenty at most, also for concurrent requests', async () => {
    const owner = await member('66000109');
    const hrp = { docType: 'HRP', name: '陳大文', dateOfBirth: '1990-02-28' };
    const id = await owner.saved({ ...hrp, docNo: 'H1234567801' });
    const twice = await owner.save({ ...hrp, docNo: 'H1234567802' });
    expect(twice).toMatchObject({ code: 18013, errorCode: 'DUP_PERSON', data: { id } });
    const many = await Promise.all(
      Array.from({ length: 25 }, (_, n) => owner.save(passport(`K${1_000_000 + n}`))),
    );
    expect(many.filter(({ code }) => code === 0)).toHaveLength(19);
    expect(many.filter(({ errorCode }) => errorCode === 'MAX_PERSONS')).toHaveLength(6);
    expect(await owner.list()).toHaveLength(20);
  });

  it('contain at most one entry for the member; a new one replaces it', async () => {
    const owner = await member('66000110');
    const own = await owner.saved({
      docType: 'CN_ID',
      docNo: '440524198001010013',
      name: '李妍',
      dateOfBirth: '1980-01-01',
      isSelf: true,
    });
    const selves = async () => (await owner.list()).filter(({ isSelf }) => isSelf);
    expect(await selves()).toMatchObject([{ id: own, verified: 'UNVERIFIED' }]);
    const [row] = await database.db.select().from(memberTable).where(eq(memberTable.phone, '66000110'));
    const { firstName, lastName, dateOfBirth } = row ?? {};
    const real = await owner.saved(passport('L1234567', { firstName, lastName, dateOfBirth, isSelf: true }));
    expect(await selves()).toMatchObject([{ id: real, verified: 'MATCHED' }]);
  });
});

describe('erasing', () => {
  it('deletes the row. Idempotent', async () => {
    const id = await mei.saved(passport('X7654321'));
    expect(await other.forget(id)).toMatchObject({ code: 0, data: { deleted: true } });
    expect(await rowOf(id)).toBeDefined();
    expect(await mei.forget(id)).toMatchObject({ code: 0, data: { deleted: true } });
    expect(await rowOf(id)).toBeUndefined();
    expect(await mei.forget(id)).toMatchObject({ code: 0 });
  });

  it('is refused while a future ticket names the guest, whose identity cannot change either', async () => {
    const event = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET' });
    const person = passport('X1111111');
    const id = await mei.saved(person);
    const { orderNo, positions } = (await mei.order(event)).data;
    const [place] = positions;
    expect(await mei.bind(orderNo, [{ positionId: place?.positionId, realNameId: id }])).toMatchObject({
      data: { complete: true, status: 'BOUND' },
    });
    expect(await mei.forget(id)).toMatchObject({ code: 18010, errorCode: 'BOUND' });
    expect((await mei.list()).find((one) => one.id === id)).toMatchObject({ isBound: true });
    expect(await mei.save({ ...person, id, lastName: 'Other' })).toMatchObject({ errorCode: 'BOUND' });
    expect(await mei.save({ ...person, id, docNo: 'X1111112' })).toMatchObject({ errorCode: 'BOUND' });
    expect(await mei.save({ ...person, id, areaCode: '+853', phone: '66123456' })).toMatchObject({ code: 0 });

    expect(await mei.pay(orderNo)).toMatchObject({ code: 0 });
    expect(await mei.forget(id)).toMatchObject({ errorCode: 'BOUND' });
    const gate = await stageGate(database.db);
    const [ticket] = (await mei.info(orderNo)).tickets;
    clock.advance(3000);
    expect(await mei.enter(gate, { ticketNo: ticket?.ticketNo })).toMatchObject({
      code: 0,
      data: { holder: 'Ana Ribeiro' },
    });
    expect(await mei.forget(id)).toMatchObject({ code: 0 });
    const hashOf = async () =>
      (
        await database.db
          .select({ docHash: ticketPosition.docHash })
          .from(ticketPosition)
          .where(eq(ticketPosition.id, Number(place?.positionId)))
      )[0]?.docHash;
    await forgetDocuments({ db: database.db, clock });
    expect(await hashOf()).not.toBeNull();
    clock.advance(3 * 3600);
    await forgetDocuments({ db: database.db, clock });
    expect(await hashOf()).toBeNull();
  });
});
