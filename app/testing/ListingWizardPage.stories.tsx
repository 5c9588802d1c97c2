import type { OwnListing } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { sampleListing } from '@sewa/discover/mocks';
import { listingWizardPath } from '@sewa/paths';
import {
  agent,
  answersOf,
  makeOwnListing,
  makeProperty,
  owner,
  type SamplePerson,
} from '@sewa/rentals/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = {
  ...screenMeta,
  title: 'Screens/List a home',
  beforeEach: () => {
    sessionStorage.clear();
    return screenMeta.beforeEach();
  },
};
export default meta;

type Step = Parameters<typeof listingWizardPath>[2];

const fairRent = mockRoute('fairRent', {
  basis: 'distance',
  metres: 500,
  count: 40,
  quartiles: { lower: 320_000, median: 340_000, upper: 380_000 },
  months: { first: '2025-10', last: '2026-09' },
  bedrooms: 3,
});

const { listings: _, ...unit } = makeProperty({
  propertyType: null,
  numberOfBedrooms: null,
  numberOfBathrooms: null,
  furnitureStatus: null,
  area: null,
});
const empty: Partial<OwnListing> = {
  property: unit,
  title: null,
  description: null,
  monthlyRent: null,
  availableFrom: null,
  amenities: [],
  rules: {},
  photos: [],
  picture: null,
  missing: ['propertyType', 'numberOfBedrooms', 'numberOfBathrooms', 'monthlyRent', 'availableFrom'],
};

const screenOf = (
  step: Step,
  changes: Partial<OwnListing> = {},
  { person = owner, answers = [] }: { person?: SamplePerson; answers?: readonly HttpHandler[] } = {},
) => {
  const listing = makeOwnListing(changes);
  return {
    address: listingWizardPath(listing.property.id, listing.id, step),
    isSignedIn: true,
    answers: [
      ...answers,
      mockRoute('getOwnListing', listing),
      mockRoute('listPhotos', listing.photos),
      mockRoute('getListingPreview', sampleListing),
      fairRent,
      ...answersOf(person),
    ],
  };
};

const lost = new ApiError({ code: 'R003', status: 0 });
const typeTitle: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Title/), ' with a balcony');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

/** The address, which its owner can change. */
export const Address = screenStory(screenOf('address'));

/** The address, as the owner's agent sees it. */
export const AgentsAddress = screenStory(
  screenOf('address', { property: { ...unit, ownership: 'authority', propertyType: 0 } }, { person: agent }),
);

/** Facts that are not there yet. */
export const EmptyFacts = screenStory(screenOf('facts', empty));

/** Facts. */
export const Facts = screenStory(screenOf('facts'));

/** Facts on a phone. */
export const FactsPhone = phoneStory(screenOf('facts'));

/** Facts of a room. */
export const RoomFacts = screenStory(
  screenOf('facts', { part: { room: 2 }, propertySubType: 20, area: null }),
);

/** No connection. */
export const Offline = phoneStory(screenOf('facts', {}, { answers: [mockRoute('changeListing', lost)] }), {
  play: async (context) => {
    await typeTitle(context);
    await context.canvas.findByText(/Not saved: no connection/);
  },
});

/** Somebody else changed the title, too. */
export const Conflict = screenStory(
  (() => {
    let isChanged = false;
    const stale = new ApiError({
      code: 'R003',
      status: 409,
      fields: [{ name: 'version', reason: 'is stale' }],
    });
    const answers = [
      mockRoute('changeListing', () => {
        isChanged = true;
        return stale;
      }),
      mockRoute('getOwnListing', () =>
        isChanged ? makeOwnListing({ version: 6, title: 'Corner flat by the market' }) : makeOwnListing(),
      ),
    ];
    return screenOf('facts', {}, { answers });
  })(),
  {
    play: async (context) => {
      await typeTitle(context);
      await context.canvas.findByText('Someone else changed this listing');
    },
  },
);

/** Rent and rules that are not there yet. */
export const EmptyRent = screenStory(screenOf('rent', empty));

/** Rent beside rents paid nearby, and rules. */
export const Rent = screenStory(screenOf('rent'));

/** Rent on a phone. */
export const RentPhone = phoneStory(screenOf('rent'));

/** A rent far below those nearby. */
export const LowRent = phoneStory(screenOf('rent', { monthlyRent: 200_000, needsLowRentReason: true }));

/** Nothing is known of rents nearby, and something is missing. */
export const Refused = screenStory(
  screenOf('rent', empty, {
    answers: [
      mockRoute('fairRent', {
        basis: null,
        metres: null,
        count: 0,
        quartiles: null,
        months: null,
        bedrooms: null,
      }),
    ],
  }),
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    },
  },
);

/** Everything at a glance before a first review. */
export const Publish = screenStory(screenOf('publish'));

/** Everything at a glance on a phone. */
export const PublishPhone = phoneStory(screenOf('publish'));

/** What is missing, each with a link. */
export const Missing = screenStory(screenOf('publish', empty));

/** An agent without an authority. */
export const NoAuthority = screenStory(
  screenOf('publish', { needsAuthority: true, needsReview: false }, { person: agent }),
);

/** A review asked for another photo. */
export const Rejected = screenStory(
  screenOf('publish', { rejection: 'The photos show another home. Please upload photos of this one.' }),
);

/** Another live listing has the home. */
export const PartTaken = screenStory(
  screenOf(
    'publish',
    { needsReview: false },
    {
      answers: [
        mockRoute(
          'publishListing',
          new ApiError({
            code: 'R003',
            status: 409,
            message: 'Another live listing already offers this home or one of its rooms.',
            fields: [{ name: 'part', reason: 'is taken' }],
          }),
        ),
      ],
    },
  ),
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
      await canvas.findByText(/already offers this home/);
    },
  },
);

/** Closed: it is only shown. */
export const Closed = screenStory(screenOf('publish', { state: 'closed', may: [] }));
