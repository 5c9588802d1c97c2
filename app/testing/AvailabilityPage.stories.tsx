import type { AskedHome } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Still available' };
export default meta;

const address = '/still-available?token=abc';

const makeHome = (listingId: string, state: AskedHome['state'], name: string): AskedHome => ({
  listingId,
  unitId: `unit-${listingId}`,
  name,
  monthlyRent: 320_000,
  state,
  answerBy: state === 'asked' ? '2026-12-05T01:00:00Z' : null,
});

const homes = [
  makeHome('one', 'asked', '210 Ang Mo Kio Avenue 3'),
  makeHome('two', 'asked', 'Kestrel Heights'),
  makeHome('three', 'unanswered', '34 Eunos Crescent'),
  makeHome('four', 'let', 'Beauty World Cempaka'),
  makeHome('five', 'gone', '329 Clementi Avenue 2'),
];

const answers = [mockRoute('findAvailability', homes)];

/** Looking at it answers nothing. */
export const Ready = screenStory({ address, answers });

/** One home. */
export const OneHome = screenStory({ address, answers: [mockRoute('findAvailability', homes.slice(0, 1))] });

/** Everything is answered. */
export const Answered = screenStory({
  address,
  answers: [mockRoute('findAvailability', [makeHome('one', 'available', 'Kestrel Heights')])],
});

/** The link is none of ours. */
export const Empty = screenStory({ address, answers: [mockRoute('findAvailability', null)] });

/** What it belongs to can't be found out now. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('findAvailability', new ApiError({ code: 'R001', status: 500 }))],
});

/** A home with a long name. */
export const LongTexts = screenStory({
  address,
  answers: [mockRoute('findAvailability', [makeHome('one', 'asked', longTexts.title)])],
});

/** At 360 pixels. */
export const Phone = phoneStory({ address, answers });
