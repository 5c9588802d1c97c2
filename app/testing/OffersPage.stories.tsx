import { makeEntry, owner, sampleRentals } from '@sewa/agreements/mocks';
import type { RentalEntry } from '@sewa/api/client';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Offers' };
export default meta;

const make = (
  id: string,
  name: string,
  monthlyRent: number,
  changes: Partial<NonNullable<RentalEntry['openOffer']>> = {},
): RentalEntry => {
  const { openOffer } = makeEntry();
  return makeEntry({
    id,
    side: 'landlord',
    otherNames: [name],
    openOffer: openOffer && { ...openOffer, by: 'tenant', monthlyRent, ...changes },
  });
};
const other = make('offerthree22', 'Wei Ling', 420_000);
const entries: RentalEntry[] = [
  make('offerone2222', 'Nur Aishah', 310_000),
  make('offertwo2222', 'Tim Goh', 325_000, { months: 24, depositMonths: 2, occupierCount: 4 }),
  { ...other, listing: { ...other.listing, id: 'listingkatong', title: 'Shophouse flat in Katong' } },
];
const screen = { address: '/offer', isSignedIn: true, answers: sampleRentals({ user: owner, entries }) };

/** Offers for two homes. */
export const Ready = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** Offers for one home. */
export const OneHome = screenStory({ ...screen, address: '/offer/listingbedok' });

/** No open offers. */
export const Empty = screenStory({ ...screen, answers: sampleRentals({ user: owner, entries: [] }) });
