import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleUser, waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Sign up by hand' };
export default meta;

const address = '/signup/manual';
const draft = (userType: number, fields: Record<string, string> = {}) =>
  mockRoute('getSignUpDraft', { userType, fields });
const pending = mockRoute('pendingOtp', {
  phoneNumber: '+6591234567',
  purpose: 'signUp',
  prefix: 'KTM',
  expiresIn: 300,
  resendIn: 30,
});
const newUser = {
  ...sampleUser,
  name: null,
  email: null,
  userTypes: [],
  userTypeIds: [],
  residentialStatus: null,
};
const signedIn = {
  address,
  isSignedIn: true,
  answers: [
    mockRoute('control', { isAuthenticated: true, isValid: false, user: { userTypes: [], cid: null } }),
    mockRoute('getUser', newUser),
  ],
};

/** Asks for the phone first. */
export const PhoneNumber = screenStory({ address, answers: [draft(1)] });

/** Then for the code of the message. */
export const Code = screenStory({ address, answers: [draft(1), pending] });

/** Then for what everybody is asked. */
export const Ready = screenStory({ ...signedIn, answers: [...signedIn.answers, draft(1)] });

/** An agent is asked for two numbers more; what was typed before is there again. */
export const Agent = screenStory({
  ...signedIn,
  answers: [
    ...signedIn.answers,
    draft(3, { name: 'Tan Wei Ling', email: 'wei@people.example', residentialStatus: 'A' }),
  ],
});

/** A corporate user is asked for the company. */
export const Business = screenStory({ ...signedIn, answers: [...signedIn.answers, draft(4)] });

/** A tenant becomes a landlord too: nothing is left to ask. */
export const Another = screenStory({ address, isSignedIn: true, answers: [draft(2)] });

/** A tenant is a tenant already. */
export const Already = screenStory({ address, isSignedIn: true, answers: [draft(1)] });

/** Sign-up is being completed. */
export const Loading = screenStory(
  { address, isSignedIn: true, answers: [draft(2), mockRoute('createUser', waiting)] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }));
    },
  },
);

/** The company is there already. */
export const Rejected = screenStory(
  {
    address,
    isSignedIn: true,
    answers: [
      draft(4, { corporateName: 'Harbour Homes Pte Ltd', uen: '197401143C' }),
      mockRoute(
        'createUser',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [
            {
              name: 'uen',
              reason:
                "belongs to a company that's already signed up. Ask one of its administrators to invite you",
            },
          ],
        }),
      ),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }));
      await canvas.findAllByText(/belongs to a company that's already signed up/);
    },
  },
);

/** It cannot be completed now. */
export const Failed = screenStory(
  {
    address,
    isSignedIn: true,
    answers: [draft(2), mockRoute('createUser', new ApiError({ code: 'R001', status: 503 }))],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }));
      await canvas.findByText('Something went wrong, please try again.');
    },
  },
);

/** At 360 pixels. */
export const Phone = phoneStory({ ...signedIn, answers: [...signedIn.answers, draft(3)] });
