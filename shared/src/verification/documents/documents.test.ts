import { describe, expect, it } from '@jest/globals';
import {
  birthDateIn,
  DOC_TYPES,
  docKey,
  docProblem,
  DOCUMENTS,
  isHanName,
  maskDocNo,
  normalizeDocNo,
  normalizeHanName,
  type DocType,
} from './index.ts';

describe('document numbers', () => {
  it.each<[DocType, string]>([
    ['CN_ID', '11010519491231002X'],
    ['CN_ID', '440524198001010013'],
    ['HKID', 'A123456(3)'],
    ['HKID', 'AB987654(3)'],
    ['HKID', 'E364912(5)'],
    ['HKID', 'C668668(9)'],
    ['MO_BIR', '1234567(8)'],
    ['MO_BIR', '1/234567/8'],
    ['EEP', 'C12345678'],
    ['EEP', 'CA1234567'],
    ['HRP', 'H12345678'],
    ['HRP', 'M1234567801'],
    ['TWP', '12345678'],
    ['TWP', '1234567801'],
    ['PASSPORT', 'K12345678'],
    ['OTHER', 'AB1234567'],
    ['CN_ID', ' 110105-19491231-002x '],
    ['HKID', 'ａ１２３４５６（３）'],
  ])('%s %s is one', (docType, number) => expect(docProblem(docType, number)).toBeNull());

  it.each<[DocType, string, string]>([
    ['CN_ID', '110105194912310021', 'CHECK'],
    ['CN_ID', '11010519491231002', 'FORMAT'],
    // the check digit fits, the 31st of February does not
    ['CN_ID', '110105194902310026', 'CHECK'],
    ['HKID', 'A123456(4)', 'CHECK'],
    ['HKID', 'A12345(3)', 'FORMAT'],
    ['MO_BIR', '2234567(8)', 'FORMAT'],
    ['EEP', 'CI1234567', 'FORMAT'],
    ['HRP', 'K12345678', 'FORMAT'],
    ['TWP', '123456789', 'FORMAT'],
    ['PASSPORT', 'ABCDEFGH', 'FORMAT'],
    ['PASSPORT', 'K123', 'FORMAT'],
    ['OTHER', '護照1234', 'FORMAT'],
  ])('%s %s is none: %s', (docType, number, problem) => expect(docProblem(docType, number)).toBe(problem));

  it('every one digit that is mistyped is noticed where there is a check digit', () => {
    for (const [docType, number] of [
      ['CN_ID', '11010519491231002X'],
      ['HKID', 'A1234563'],
    ] as const)
      for (const [at, character] of Array.from(number).entries())
        for (const digit of '0123456789')
          if (/\d/.test(character) && digit !== character)
            expect([at, docProblem(docType, number.slice(0, at) + digit + number.slice(at + 1))]).not.toEqual(
              [at, null],
            );
  });

  it('the date of birth in a mainland number is the one that was given', () => {
    expect(docProblem('CN_ID', '11010519491231002X', '1949-12-31')).toBeNull();
    expect(docProblem('CN_ID', '11010519491231002X', '1949-12-30')).toBe('BIRTH');
    expect(birthDateIn('CN_ID', '11010519491231002X')).toBe('1949-12-31');
    expect(birthDateIn('CN_ID', '110105194912310021')).toBeNull();
    expect(birthDateIn('HKID', 'A123456(3)')).toBeNull();
  });

  it('are the same document if reissued, and different ones in different countries', () => {
    expect(docKey('HRP', 'H1234567801')).toBe(docKey('HRP', 'H1234567802'));
    expect(docKey('HRP', 'H1234567801')).toBe(docKey('HRP', 'h12345678'));
    expect(docKey('TWP', '1234567801')).toBe(docKey('TWP', '12345678'));
    expect(docKey('EEP', 'C12345678')).not.toBe(docKey('EEP', 'C12345679'));
    expect(docKey('PASSPORT', 'K12345678', 'GB')).not.toBe(docKey('PASSPORT', 'K12345678', 'FR'));
    expect(docKey('HKID', 'A123456(3)', 'GB')).toBe(docKey('HKID', 'A1234563', null));
  });

  it('are shown masked', () => {
    const shown = ['11010519491231002X', 'A123456(3)', 'K1234', 'ABCD'].map(maskDocNo);
    expect(shown).toEqual(['110*************2X', 'A*****63', '***34', '**CD']);
  });

  it.each(DOC_TYPES.map((docType) => [docType]))('the example of %s is one', (docType) =>
    expect(docProblem(docType, DOCUMENTS[docType].example)).toBeNull(),
  );
});

it('names in Chinese characters have one kind of dot and no blanks', () => {
  expect(normalizeHanName(' 阿卜杜拉・买买提 ')).toBe('阿卜杜拉·买买提');
  expect(['陳美玲', '阿卜杜拉•买买提', '陳', 'Chan', ''].map(isHanName)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(normalizeDocNo('１/234567/８')).toBe('12345678');
});
