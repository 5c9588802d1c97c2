import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { agent, answersOf, companyMember, owner, type SamplePerson } from '@sewa/rentals/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = {
  ...screenMeta,
  title: 'Screens/New home',
  beforeEach: () => {
    sessionStorage.clear();
    return screenMeta.beforeEach();
  },
};
export default meta;

const screenOf = (person: SamplePerson, ...answers: HttpHandler[]) => ({
  address: '/property/new',
  isSignedIn: true,
  answers: [
    ...answers,
    mockRoute('findPostalCode', { block: '58', street: 'TIONG BAHRU ROAD' }),
    ...answersOf(person),
  ],
});

const fillIn: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Postal code/), '160058');
  await canvas.findByText(/^Filled in/);
  await userEvent.type(canvas.getByLabelText(/^Unit/), '#07-12');
  await userEvent.click(canvas.getByRole('radio', { name: /^HDB/ }));
  await userEvent.click(canvas.getByRole('radio', { name: /^Room/ }));
};

/** An owner begins. */
export const Owner = screenStory(screenOf(owner));

/** An owner begins on a phone. */
export const Phone = phoneStory(screenOf(owner));

/** An agent says whose the home is. */
export const Agent = screenStory(screenOf(agent));

/** For a company. */
export const Company = screenStory(screenOf(companyMember));

/** A room of a flat, its address filled in by its postal code. */
export const Room = phoneStory(screenOf(owner), { play: fillIn });

/** Something is missing. */
export const Missing = screenStory(screenOf(owner), {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  },
});

/** Somebody else has registered the home. */
export const Disputed = phoneStory(
  screenOf(
    owner,
    mockRoute(
      'createProperty',
      new ApiError({
        code: 'R003',
        status: 409,
        fields: [{ name: 'address', reason: 'is registered' }],
        disputeId: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0c01',
      }),
    ),
  ),
  {
    play: async (context) => {
      await fillIn(context);
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }));
      await context.canvas.findByText('Somebody else has registered this home');
    },
  },
);
