import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import {
  agent,
  companyMember,
  makeAuthority,
  makeDraft,
  makeProperty,
  makePropertyListing,
  sampleProperties,
  sampleRentals,
} from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Property' };
export default meta;

const address = '/property/unittiong222';
const withProperty = (property = makeProperty({ authorities: [makeAuthority()] })) =>
  sampleRentals({ properties: [property] });
const screen = { address, isSignedIn: true, answers: withProperty() };

/** A home with a live listing and an agent. */
export const Ready = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** A home without a listing or an agent. */
export const New = screenStory({
  ...screen,
  answers: withProperty(
    makeProperty({
      listings: [],
      propertyType: null,
      numberOfBedrooms: null,
      numberOfBathrooms: null,
      furnitureStatus: null,
      area: null,
      amenities: [],
    }),
  ),
});

/** Rooms, each with its listing. */
export const Rooms = screenStory({ ...screen, answers: withProperty(sampleProperties[1]) });

/** Authorities in every state: one is asked for. */
export const Agents = screenStory({
  ...screen,
  answers: withProperty(
    makeProperty({
      authorities: [
        makeAuthority(),
        makeAuthority({
          id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a02',
          agentName: 'Mei Lim',
          registrationNumber: 'R054321B',
          state: 'asked',
          from: null,
          to: null,
          monthlyRentMin: null,
        }),
        makeAuthority({
          id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a03',
          agentName: null,
          registrationNumber: 'R098765C',
          state: 'upcoming',
          from: '2027-01-01',
          to: '2027-06-30',
          monthlyRentMin: null,
        }),
        makeAuthority({
          id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a04',
          agentName: 'Siti Yusof',
          registrationNumber: 'R011111D',
          state: 'ended',
          from: '2026-01-01',
          to: '2026-06-30',
        }),
      ],
    }),
  ),
});

/** The person is asked before an authority is ended. */
export const Ending = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^End authority of/ }));
    await canvas.findByRole('button', { name: 'Keep authority' });
  },
});

/** An authority without its last day. */
export const GrantRefused = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give authority' }));
    await canvas.findByText('Choose the last day.');
  },
});

/** The facts are edited. */
export const Editing = screenStory({ ...screen, address: `${address}?edit=facts` });

/** The facts are edited at 360 pixels. */
export const EditingPhone = phoneStory({ ...screen, address: `${address}?edit=facts` });

/** Another home has the address. */
export const AddressTaken = screenStory(
  {
    ...screen,
    address: `${address}?edit=facts`,
    answers: [
      mockRoute(
        'changeProperty',
        new ApiError({
          code: 'R003',
          status: 409,
          message: 'Another home already has this address.',
          fields: [{ name: 'address', reason: 'is that of another home' }],
        }),
      ),
      ...screen.answers,
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/^Block/), 'A');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await canvas.findByText('Another home already has this address.');
    },
  },
);

/** Somebody else says that the home is theirs. */
export const Disputed = screenStory({ ...screen, answers: withProperty(makeProperty({ isDisputed: true })) });

/** A home of the company. */
export const Company = screenStory({
  ...screen,
  answers: sampleRentals({
    person: companyMember,
    properties: [makeProperty({ ownership: 'company' })],
  }),
});

const asAgent = (property: Parameters<typeof makeProperty>[0]) =>
  sampleRentals({ person: agent, properties: [makeProperty({ ownership: 'authority', ...property })] });

/** An agent with authority. */
export const AsAgent = screenStory({ ...screen, answers: asAgent({ authorities: [makeAuthority()] }) });

/** An agent whom the owner hasn't answered yet. */
export const WithoutAuthority = screenStory({
  ...screen,
  answers: asAgent({
    authorities: [makeAuthority({ state: 'asked', from: null, to: null, monthlyRentMin: null })],
    listings: [makeDraft({ monthlyRent: 340_000 })],
  }),
});

/** An agent whose authority ended: the listing is paused. */
export const AuthorityEnded = screenStory({
  ...screen,
  answers: asAgent({
    authorities: [makeAuthority({ state: 'ended', to: '2026-11-19' })],
    listings: [makePropertyListing({ state: 'paused', pausedBecause: 'authority-ended' })],
  }),
});

/** On the way to another page. */
export const Loading = screenStory({ ...screen, leadsTo: '/dashboard' });

/** The home can't be loaded now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('getProperty', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** Not theirs, or not there. */
export const Unknown = screenStory({
  ...screen,
  answers: [mockRoute('getProperty', new ApiError({ code: 'R002', status: 404 })), ...screen.answers],
});
