import type { ListingPhoto } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { listingWizardPath } from '@sewa/paths';
import { makeOwnListing, makePhoto, sampleRentals } from '@sewa/rentals/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Listing photos' };
export default meta;

const photos = [
  makePhoto({ id: 'one', alt: 'Sofa by the window', kind: 'living' }),
  makePhoto({ id: 'two', alt: 'A bedroom', kind: 'bedroom', isDescribed: false }),
  makePhoto({ id: 'three', alt: 'The kitchen', kind: 'kitchen', state: 'making', src: null }),
  makePhoto({ id: 'four', alt: 'A photo of the home', state: 'failed', src: null, preview: null }),
];

/** Each story has a listing of its own: uploads live as long as the tab. */
const open = (id: string, stored: ListingPhoto[] = photos) => {
  const listing = makeOwnListing({ id, photos: stored, state: 'draft' });
  return {
    address: listingWizardPath(listing.property.id, id, 'photos'),
    isSignedIn: true,
    answers: [
      mockRoute('getOwnListing', listing),
      mockRoute('listPhotos', stored),
      mockRoute('addPhoto', waiting),
      ...sampleRentals(),
    ],
  };
};

const choose =
  (...files: File[]): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await fireEvent.change(await canvas.findByLabelText('Choose photos'), { target: { files } });
    await expect(await canvas.findByText(files.at(-1)?.name ?? '')).toBeVisible();
  };
const makeFile = (name: string, type: string) => new File(['x'], name, { type });

/** Before the first photo. */
export const Empty = screenStory(open('photosempty1', []));

/** Photos that are ready, processed and unreadable. */
export const Photos = screenStory(open('photosready1'));

/** The same on a phone. */
export const OnAPhone = phoneStory(open('photosphone1'));

/** One was just removed and can come back. */
export const Removed = screenStory(open('photosgone11'), {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: photo 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: photo 2' }));
    await expect(canvas.getByText('Photo removed.')).toBeVisible();
  },
});

/** Two on their way, one in line, and one that isn't taken. */
export const Uploading = phoneStory(open('photossend11', []), {
  play: choose(
    makeFile('living-room.jpg', 'image/jpeg'),
    makeFile('bedroom.jpg', 'image/jpeg'),
    makeFile('kitchen.jpg', 'image/jpeg'),
    makeFile('IMG_0042.heic', 'image/heic'),
  ),
});

/** Without a connection they wait. */
export const Offline = phoneStory(open('photoswait11', photos.slice(0, 1)), {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: choose(makeFile('living-room.jpg', 'image/jpeg')),
});
