import type { DocumentType, RealNameNotice, Guest, GuestInfo } from '../../contract/index.ts';

/** Saved guests for the tests of screens, as the server would give them. */
export const SELF: Guest = {
  id: '1',
  name: 'Chan Mei Ling',
  docType: 'MO_BIR',
  docTypeName: 'Macau resident identity card',
  docNo: '1*****78',
  isSelf: true,
  verified: 'MATCHED',
  isBound: false,
};
export const LEE: Guest = {
  ...SELF,
  id: '2',
  name: '李小明',
  docType: 'CN_ID',
  docTypeName: 'Mainland identity card',
  docNo: '110*************2X',
  isSelf: false,
  verified: 'UNVERIFIED',
};
export const LEE_INFO: GuestInfo = {
  ...LEE,
  hanName: '李小明',
  firstName: '',
  lastName: '',
  dateOfBirth: '1949-12-31',
  nationality: null,
  docExpiry: null,
  areaCode: null,
  phone: null,
  consentVersion: '1',
};
export const NOTICE: RealNameNotice = { html: '<p>Kept sealed, for your tickets alone.</p>', version: '2' };
export const DOCUMENT_TYPES: DocumentType[] = [
  {
    code: 'CN_ID',
    name: 'Mainland identity card',
    pattern: '',
    example: '11010519491231002X',
    needs: ['name'],
  },
  {
    code: 'HKID',
    name: 'Hong Kong identity card',
    pattern: '',
    example: 'A123456(3)',
    needs: ['lastName', 'firstName'],
  },
  {
    code: 'PASSPORT',
    name: 'Passport',
    pattern: '',
    example: 'K12345678',
    needs: ['lastName', 'firstName', 'nationality', 'docExpiry'],
  },
];
