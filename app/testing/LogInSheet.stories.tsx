import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleUser } from './openScreen.tsx';
import { firstWindow, phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Log-in sheet' };
export default meta;

const address = '/discover';
const answers = [
  mockRoute('startPendingAction', null),
  mockRoute('startOtp', {
    phoneNumber: '+6591234567',
    purpose: 'signUp',
    prefix: 'KTM',
    expiresIn: 300,
    resendIn: 30,
  }),
];
const newUser = [
  mockRoute('validateOtp', { isAuthenticated: true, isValid: false, user: { userTypes: [], cid: null } }),
  mockRoute('currentInvitation', null),
  mockRoute('getUser', {
    ...sampleUser,
    name: null,
    email: null,
    userTypes: [],
    userTypeIds: [],
    residentialStatus: null,
  }),
  mockRoute('getSignUpDraft', { userType: null, fields: {} }),
];
const wrongCode = mockRoute(
  'validateOtp',
  new ApiError({ code: 'R006', status: 400, fields: [{ name: 'otp', reason: 'is wrong or has expired.' }] }),
);

type Play = NonNullable<StoryObj['play']>;

const openSheet: Play = async ({ canvas, userEvent }) => {
  const [heart] = canvas.getAllByRole('button', { name: /^Save (?!search)/ });
  if (heart) await userEvent.click(heart);
  await canvas.findByLabelText(/^Phone number/);
};
const enterPhone: Play = async (context) => {
  await openSheet(context);
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByLabelText(/^Phone number/), '91234567');
  await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
  await canvas.findByLabelText(/^Verification code/);
};
const enterCode: Play = async (context) => {
  await enterPhone(context);
  await context.userEvent.type(context.canvas.getByLabelText(/^Verification code/), '123456');
};

/** A visitor pressed a heart: the reason, the home and the phone number. */
export const Phone = screenStory({ address, answers }, { ...firstWindow, play: openSheet });

/** The code is on its way. */
export const Code = screenStory({ address, answers }, { ...firstWindow, play: enterPhone });

/** A wrong code is said at its field. */
export const WrongCode = screenStory(
  { address, answers: [wrongCode, ...answers] },
  {
    ...firstWindow,
    play: async (context) => {
      await enterCode(context);
      await context.canvas.findByText(/is wrong or has expired/);
    },
  },
);

/** A new user is asked for what sign-up needs. */
export const NewUser = screenStory(
  { address, answers: [...newUser, ...answers] },
  {
    ...firstWindow,
    play: async (context) => {
      await enterCode(context);
      await context.canvas.findByLabelText(/^Full name|^Name/);
    },
  },
);

/** At 360 pixels it comes from the bottom. */
export const PhoneNarrow = phoneStory({ address, answers }, { play: openSheet });

/** The code, at 360 pixels. */
export const CodeNarrow = phoneStory({ address, answers }, { play: enterPhone });
