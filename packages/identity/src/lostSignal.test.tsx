import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { expect, test } from 'vitest';
import { makePageRequest } from '../test/makePageRequest.ts';
import type { FormFailure } from './answerError.ts';
import { action as accept } from './pages/InvitationPage.tsx';
import { action as leave } from './pages/LeavePage.tsx';
import { action as stay } from './pages/LeavingPage.tsx';
import { action as logIn } from './pages/LogInPage.tsx';
import { action as fill } from './pages/MissingPage.tsx';
import { action as review } from './pages/MyinfoReviewPage.tsx';
import { action as enterCode } from './pages/OtpPage.tsx';
import { action as change } from './pages/ProfileMePage.tsx';
import { action as chooseByAddress } from './pages/SignUpAsPage.tsx';
import { action as enterInvitation } from './pages/SignUpCodePage.tsx';
import { action as join } from './pages/SignUpCompletePage.tsx';
import { action as signUp } from './pages/SignUpManualPage.tsx';
import { action as choose } from './pages/SignUpPage.tsx';
import { action as stepUp } from './pages/StepUpPage.tsx';

type Action = (page: PageRequest) => Promise<unknown>;
type Fields = Readonly<Record<string, string>>;

const name = { name: 'Mei Tan' };
const forms: readonly [what: string, action: Action, sent: Fields, typed: Fields][] = [
  ['log-in', logIn, { phoneNumber: '9123 4567' }, { phoneNumber: '9123 4567' }],
  ['the code of log-in', enterCode, { otp: '123456' }, {}],
  ['another code', enterCode, { step: 'resend' }, {}],
  ['the number of sign-up', signUp, { step: 'phone', phoneNumber: '91' }, { phoneNumber: '91' }],
  ['the code of sign-up', signUp, { step: 'code', otp: '123456' }, {}],
  ['the details of sign-up', signUp, { step: 'details', ...name }, name],
  ['the choice of sign-up', choose, { userType: '1' }, { userType: '1' }],
  ['the choice of an address', chooseByAddress, {}, {}],
  ['the code of an invitation', enterInvitation, { code: 'ABCD' }, { code: 'ABCD' }],
  ['what an invitation comes to', join, {}, {}],
  ['an invitation', accept, { answer: 'accept' }, {}],
  ['a profile with holes', fill, name, name],
  ['the profile', change, { form: 'identity', ...name }, name],
  ['another phone', change, { form: 'phone', phoneNumber: '91' }, { phoneNumber: '91' }],
  ['what Myinfo said', review, name, name],
  ['a proof', stepUp, { form: 'prove', otp: '123456' }, {}],
  ['leaving', leave, {}, {}],
  ['staying', stay, {}, {}],
];

/** An action's page whose every call ends like this. */
function makeLostPage(sent: Fields, status: number): PageRequest {
  const page = makePageRequest('/form');
  const client = new Proxy(page.client, {
    get: () => () => Promise.reject(new ApiError({ code: 'R001', status })),
  });
  const request = new Request(page.url, { method: 'POST', body: new URLSearchParams(sent) });
  return { ...page, client, request, params: { actorType: 'tenant', guid: 'x' } };
}

for (const status of [0, 500, 503]) {
  test.each(forms)(
    `without an answer (${status}) the form of %s stays, with R003 and what was typed`,
    async (_, action, sent, typed) => {
      const { data } = (await action(makeLostPage(sent, status))) as { data: FormFailure };
      expect(data).toMatchObject({ message: 'Something went wrong, please try again.', typed });
    },
  );
}
