import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import {
  agent,
  answersOf,
  companyMember,
  makeDraft,
  makeImportedListing,
  makeProperty,
  makePropertyListing,
  sampleProperties,
  sampleRentals,
  tenant,
} from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Properties' };
export default meta;

const address = '/property';
const screen = { address, isSignedIn: true, answers: sampleRentals() };

/** Homes with listings in every state. */
export const Many = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** Nobody has added a home yet. */
export const Empty = screenStory({ ...screen, answers: sampleRentals({ properties: [] }) });

/** No home yet, at 360 pixels. */
export const EmptyPhone = phoneStory({ ...screen, answers: sampleRentals({ properties: [] }) });

/** Only listings that came in a file. */
export const Imported = screenStory({
  ...screen,
  answers: sampleRentals({
    properties: [],
    imported: [
      makeImportedListing(),
      makeImportedListing({
        id: 'importedtwo2',
        name: '8 Bedok South Road',
        status: 'closed',
        state: 'paused',
        may: ['resume', 'let', 'close'],
      }),
      makeImportedListing({
        id: 'importedtri2',
        name: '21 Chai Chee Road',
        status: 'let',
        state: 'let',
        may: ['resume', 'close'],
      }),
    ],
  }),
});

/** The first draft. */
export const OneDraft = screenStory({
  ...screen,
  answers: sampleRentals({ properties: [makeProperty({ listings: [makeDraft()] })] }),
});

/** A home without a listing. */
export const NoListing = screenStory({
  ...screen,
  answers: sampleRentals({ properties: [makeProperty({ listings: [] })] }),
});

/** Only paused listings. */
export const Paused = screenStory({ ...screen, address: `${address}?state=paused` });

/** None is closed. */
export const NoneInState = screenStory({
  ...screen,
  address: `${address}?state=closed`,
  answers: sampleRentals({ properties: [] }),
});

/** More menu of a live listing. */
export const Menu = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    const [menu] = canvas.getAllByRole('button', { name: /^More actions/ });
    if (menu) await userEvent.click(menu);
  },
});

/** The person is asked before a listing is closed. */
export const Closing = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    const [menu] = canvas.getAllByRole('button', { name: /^More actions/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Close' }));
    await canvas.findByRole('button', { name: 'Keep listing' });
  },
});

/** Another live listing has the part. */
export const PartTaken = screenStory(
  {
    ...screen,
    answers: [
      mockRoute(
        'resumeListing',
        new ApiError({
          code: 'R003',
          status: 409,
          message: 'The whole home is live already. Pause that listing first.',
          fields: [{ name: 'part', reason: 'is taken' }],
        }),
      ),
      ...screen.answers,
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Resume: Room 2/ }));
      await canvas.findByRole('alert');
    },
  },
);

/** A member of a company: its homes, and one of their own. */
export const Company = screenStory({
  ...screen,
  answers: sampleRentals({
    person: companyMember,
    properties: sampleProperties.map((property, index) => ({
      ...property,
      ownership: index === 2 ? 'own' : 'company',
    })),
  }),
});

/** An agent: one whose authority ended, and one whose owner hasn't answered. */
export const Agent = screenStory({
  ...screen,
  answers: sampleRentals({
    person: agent,
    properties: [
      makeProperty({
        ownership: 'authority',
        listings: [makePropertyListing({ state: 'paused', pausedBecause: 'authority-ended' })],
      }),
      makeProperty({
        id: 'unitother222',
        ownership: 'authority',
        address: { block: '12', street: 'Holland Avenue', floor: '04', unit: '21', postalCode: '271012' },
        listings: [
          makeDraft(),
          makePropertyListing({ id: 'otheragent22', isMine: false, canJoin: true, listerName: 'Mei Lim' }),
        ],
      }),
    ],
  }),
});

/** Somebody else says that a home is theirs. */
export const Disputed = screenStory({
  ...screen,
  answers: sampleRentals({ properties: [makeProperty({ isDisputed: true })] }),
});

/** Long texts and large numbers. */
export const LongTexts = phoneStory({
  ...screen,
  answers: sampleRentals({
    properties: [
      makeProperty({
        address: {
          block: '1234A',
          street: longTexts.title,
          floor: 'B1',
          unit: '12345',
          postalCode: '160058',
        },
        listings: [
          makePropertyListing({
            title: longTexts.title,
            counts: { views: 1_204_511, saves: 31_204, enquiries: 12_118 },
          }),
          makeDraft({ rejection: longTexts.title.repeat(4) }),
        ],
      }),
    ],
  }),
});

/** On the way to another page. */
export const Loading = screenStory({ ...screen, leadsTo: '/dashboard' });

/** The homes can't be loaded now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listProperties', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** Tenants let no homes. */
export const NoPermission = screenStory({ ...screen, answers: answersOf(tenant) });
