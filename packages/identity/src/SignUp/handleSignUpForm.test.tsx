import { describe, expect, test } from 'vitest';
import { type Answers, catchAnswer } from '../../test/makePageRequest.ts';
import { homeInvitation, makeFormRequest, sentCode } from '../../test/signUp.ts';
import { handleSignUpForm } from './handleSignUpForm.ts';

const answer = (data: unknown) => ({ body: { succeed: true, data } });
const getDraft = 'GET /api/user/sign-up-draft';
const saveDraft = 'PATCH /api/user/sign-up-draft';
const create = 'POST /api/user/1/create';
const getInvitation = 'GET /api/invitations/current';

async function take(sent: Readonly<Record<string, string>>, answers: Answers) {
  const requested: string[] = [];
  const end = await catchAnswer(
    handleSignUpForm(makeFormRequest('/signup/manual', sent, answers, requested)),
  );
  return { end, requested };
}

describe('the phone and its code', () => {
  const otp = 'POST /api/login/otp';
  const validate = 'POST /api/login/otp/validate';
  const pending = { 'GET /api/login/otp': answer(sentCode) };

  test.each([
    ['no number as an empty one', {}, ''],
    ['a hundred characters of a longer number', { phoneNumber: '9'.repeat(400) }, '9'.repeat(100)],
  ])('the API receives %s', async (_, sent, phoneNumber) => {
    const { end, requested } = await take({ step: 'phone', ...sent }, { [otp]: answer(sentCode) });
    expect(requested).toEqual([`${otp} ${JSON.stringify({ phoneNumber, purpose: 'signUp' })}`]);
    expect(end).toMatchObject({ status: 303, to: '/signup/manual' });
  });

  test.each([
    ['no code as an empty one', {}, ''],
    ['a hundred characters of a longer code', { otp: '1'.repeat(400) }, '1'.repeat(100)],
  ])('the API receives %s', async (_, sent, typed) => {
    const { end, requested } = await take(
      { step: 'code', ...sent },
      { ...pending, [validate]: answer({ isAuthenticated: true, isValid: false, user: null }) },
    );
    const body = { phoneNumber: sentCode.phoneNumber, otp: typed };
    expect(requested).toEqual(['GET /api/login/otp', `${validate} ${JSON.stringify(body)}`]);
    expect(end).toMatchObject({ status: 303, to: '/signup/manual' });
  });

  test.each(['code', 'resend'])('a %s that comes too late leads back to the phone', async (step) => {
    const { end, requested } = await take({ step, otp: '123456' }, { 'GET /api/login/otp': answer(null) });
    expect(end).toMatchObject({ status: 303, to: '/signup/manual' });
    expect(requested).toEqual(['GET /api/login/otp']);
  });
});

describe('the details', () => {
  const made = {
    [getDraft]: answer({ userType: 1, fields: {} }),
    [saveDraft]: answer(null),
    [create]: answer({ isAuthenticated: true, isValid: true, user: null }),
  };
  const details = { step: 'details', name: 'Mei', passType: ' ', isValid: 'true' };

  test('are saved as they were typed, then sent without what is empty', async () => {
    const { requested } = await take(details, made);
    expect(requested).toEqual([
      getDraft,
      `${saveDraft} ${JSON.stringify({ fields: { name: 'Mei', passType: ' ' } })}`,
      `${create} ${JSON.stringify({ name: 'Mei' })}`,
      getInvitation,
    ]);
  });

  const accepted = { ...homeInvitation, state: 'accepted', isAcceptedByAsker: true };
  const failed = { succeed: false, code: 'R001', message: '', fields: [] };
  const signedOut = { status: 401, body: { ...failed, code: 'R003' } };

  test.each<[string, Answers, string]>([
    ['an account are welcomed', { ...made, [getInvitation]: answer(null) }, '/user/welcome'],
    [
      'an account and an invitation they took up see what they joined',
      { ...made, [getInvitation]: answer(accepted) },
      '/signup/onboarding/complete',
    ],
    [
      'an account and an invitation that waits are welcomed',
      { ...made, [getInvitation]: answer(homeInvitation) },
      '/user/welcome',
    ],
    [
      'an account are welcomed although the invitation cannot be read',
      { ...made, [getInvitation]: { status: 500, body: failed } },
      '/user/welcome',
    ],
    ['a session that has ended prove their number again', { ...made, [create]: signedOut }, '/signup/manual'],
  ])('lead on: those with %s', async (_, answers, to) => {
    const { end } = await take(details, answers);
    expect(end).toMatchObject({ status: 303, to });
  });

  test('lead back to the choice where there is none', async () => {
    const { end, requested } = await take(details, { [getDraft]: answer({ userType: null, fields: {} }) });
    expect(end).toMatchObject({ status: 303, to: '/signup/by' });
    expect(requested).toEqual([getDraft]);
  });
});
