import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleMyinfo } from './issuers.ts';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Myinfo review' };
export default meta;

const screen = {
  address: '/mi/review/landlord',
  isSignedIn: true,
  answers: [mockRoute('getMyinfo', sampleMyinfo)],
};
const send: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
};

/** Verified fields as they are; the e-mail address is the person's to change. */
export const Ready = screenStory(screen);

/** On a pass, which stands in place of the status; odd letters and a name without end. */
export const LongTexts = screenStory({
  ...screen,
  address: '/mi/review/tenant',
  answers: [
    mockRoute('getMyinfo', {
      ...sampleMyinfo,
      userType: 1,
      isSignedUp: true,
      fields: [
        {
          name: 'name',
          value: `PHRA VIRIYASOMBATSAKULWATTHANAPHANICH D'SOUZA-O’NEILL @ "JOSÉ" <b>Ñ</b> 陈 S/O CHALERMCHAIWATTHANAKUL`,
          source: 1,
          isLocked: true,
        },
        { name: 'residentialStatus', value: 'A', source: 1, isLocked: true },
        { name: 'passType', value: 'Employment Pass', source: 1, isLocked: true },
        { name: 'email', value: null, source: null, isLocked: false },
        { name: 'phoneNumber', value: null, source: null, isLocked: false },
      ],
    }),
  ],
});

const agent = {
  address: '/mi/review/agent',
  isSignedIn: true,
  answers: [mockRoute('getMyinfo', { ...sampleMyinfo, userType: 3, fields: sampleMyinfo.fields.slice(1) })],
};

/** An agent is asked besides for what Myinfo does not know. */
export const Agent = screenStory(agent);

/** An agent's numbers are refused. */
export const AgentRejected = screenStory(
  {
    ...agent,
    answers: [
      ...agent.answers,
      mockRoute(
        'submitMyinfo',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [
            { name: 'registrationNumber', reason: 'should be R, six digits and a letter, as in R012345A' },
            { name: 'licenceNumber', reason: 'should be L, seven digits and a letter, as in L3001234K' },
          ],
        }),
      ),
    ],
  },
  {
    play: async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.type(canvas.getByLabelText(/CEA registration/), 'R12345A');
      await userEvent.type(canvas.getByLabelText(/licence number/), 'L300');
      await send(context);
      await canvas.findAllByText(/should be R/);
    },
  },
);

/** Myinfo says nothing: all is asked for. */
export const NothingKnown = screenStory({
  ...screen,
  answers: [
    mockRoute('getMyinfo', {
      ...sampleMyinfo,
      fields: sampleMyinfo.fields.map((field) => ({ ...field, value: null, source: null, isLocked: false })),
    }),
  ],
});

/** It is on its way. */
export const Loading = screenStory(
  { ...screen, answers: [...screen.answers, mockRoute('submitMyinfo', waiting)] },
  { play: send },
);

/** Nothing waits to be submitted. */
export const Empty = screenStory({ ...screen, answers: [mockRoute('getMyinfo', null)] });

/** The number and what was typed are refused. */
export const Rejected = screenStory(
  {
    ...screen,
    answers: [
      ...screen.answers,
      mockRoute(
        'submitMyinfo',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [
            {
              name: 'phoneNumber',
              reason:
                'belongs to another account. Log in to that account with your phone, then connect Singpass there.',
            },
            { name: 'email', reason: 'should look like name@mail.example' },
          ],
        }),
      ),
    ],
  },
  {
    play: async (context) => {
      await send(context);
      await context.canvas.findAllByText(/should look like/);
    },
  },
);

/** It is taken over. */
export const Done = screenStory({ address: '/mi/review/success', isSignedIn: true });

/** At 360 pixels. */
export const Phone = phoneStory(screen);
