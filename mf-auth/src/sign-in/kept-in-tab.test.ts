import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { keptCodeRequest, keepCodeRequest, dropCodeRequest, type CodeRequest } from './code-request.ts';

const REQUEST: CodeRequest = {
  purpose: 'login',
  otpId: '7',
  areaCode: '853',
  phone: '66000001',
  maskedPhone: '660***01',
  channel: 'sms',
  resendAt: 1,
};
afterEach(() => {
  jest.restoreAllMocks();
  dropCodeRequest();
});

describe('a requested code', () => {
  it('is read as it was kept, and gone once it is dropped', () => {
    keepCodeRequest(REQUEST);
    expect(keptCodeRequest()).toEqual(REQUEST);
    dropCodeRequest();
    expect(keptCodeRequest()).toBeNull();
  });

  it.each([['getItem'], ['setItem'], ['removeItem']] as const)(
    'leads to the next step where the browser refuses %s',
    (name) => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('refused', 'QuotaExceededError');
      });
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
      keepCodeRequest(REQUEST);
      expect(keptCodeRequest()).toEqual(REQUEST);
      dropCodeRequest();
      expect(keptCodeRequest()).toBeNull();
    },
  );

  it('counts as none if it cannot be read', () => {
    sessionStorage.setItem('auth.codeRequest', '{');
    expect(keptCodeRequest()).toBeNull();
  });
});
