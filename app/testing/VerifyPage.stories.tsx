import type { Attempt } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleAttempt } from './issuers.ts';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Verify' };
export default meta;

const address = `/mi/verify?attempt=${sampleAttempt.id}`;
const attempt = (state: Attempt['state']) => ({
  address,
  answers: [mockRoute('getAttempt', { ...sampleAttempt, state })],
});

/** Who came back is being asked. */
export const Exchanging = screenStory({
  address,
  answers: [mockRoute('getAttempt', sampleAttempt), mockRoute('finishAttempt', waiting)],
});

/** The person cancelled. */
export const Cancelled = screenStory(attempt('cancelled'));

/** It took too long. */
export const TimedOut = screenStory(attempt('late'));

/** The issuer does not answer. */
export const Away = screenStory(attempt('away'));

/** What came back cannot be relied on. */
export const Rejected = screenStory(attempt('refused'));

/** It was used already. */
export const Used = screenStory(attempt('done'));

/** The longest words: it belongs to another account. */
export const LongTexts = screenStory(attempt('taken'));

/** A proof: somebody else logged in at Singpass. */
export const OtherIdentity = screenStory({
  address,
  answers: [
    mockRoute('getAttempt', {
      ...sampleAttempt,
      purpose: 'proof',
      userType: null,
      proofFor: 'contact',
      state: 'other-identity',
    }),
  ],
});

/** Begun in another browser. */
export const Unknown = screenStory({ address: '/mi/verify' });

/** The return from the second issuer. */
export const SecondIssuer = screenStory({
  address: `/login/b2c/callback?attempt=${sampleAttempt.id}`,
  answers: [mockRoute('getAttempt', { ...sampleAttempt, issuer: 'b2c', state: 'away' })],
});

/** The way there: the log-in service cannot be reached. */
export const Unreachable = screenStory({
  address: '/splogin',
  answers: [
    mockRoute(
      'startAttempt',
      new ApiError({
        code: 'R003',
        message: "The login service isn't responding. Log in with your phone instead.",
        status: 503,
      }),
    ),
  ],
});

/** At 360 pixels. */
export const Phone = phoneStory(attempt('cancelled'));
