import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePageRequest } from '../../test/makePageRequest.ts';
import { handleMyForm } from './myForms.ts';

beforeEach(() => void vi.stubGlobal('location', new URL('https://sewa.test')));
afterEach(() => void vi.unstubAllGlobals());

const tooLate = { status: 403, body: { succeed: false, code: 'R004', message: '', fields: [] } };

test.each([
  ['phone', { phoneNumber: '91234567' }, 'POST /api/user/phone', { phoneNumber: '91234567' }],
  ['email', { email: 'a@b.example' }, 'POST /api/user/email', { email: 'a@b.example', phoneNumber: '' }],
  ['phone-code', { otp: '123456' }, 'POST /api/user/phone/validate', { phoneNumber: '' }],
])(
  'without script, whoever proved themselves too long ago gets what they typed back, but no code (%s)',
  async (form, fields, call, typed) => {
    const page = makePageRequest('/profile/me', { [call]: tooLate });
    const body = new URLSearchParams({ form, ...fields });
    const request = new Request(page.url, { method: 'POST', body });
    expect(await handleMyForm({ ...page, request })).toMatchObject({
      data: { message: null, reasons: {}, typed, form, isUnproven: true },
      init: { status: 403 },
    });
  },
);
