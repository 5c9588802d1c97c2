import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Gallery } from './Gallery.tsx';
import type { GalleryPicture } from './GalleryPicture.ts';

function sketch(ground: string, shape: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="${ground}"/><path d="M120 320V140h140v180M300 320V80h180v240M60 320h480" fill="none" stroke="${shape}" stroke-width="12"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const shades = [
  ['Outside', '#cfe8df', '#0f6b52'],
  ['Living room', '#efe3cf', '#6b4a0f'],
  ['Bedroom', '#d9dff0', '#2b3f80'],
  ['Floor plan', '#ffffff', '#222222'],
] as const;

const pictures: GalleryPicture[] = shades.map(([caption, ground, shape]) => ({
  src: sketch(ground, shape),
  alt: `${caption} of the home`,
  width: 600,
  height: 400,
  caption,
  isWhole: caption === 'Floor plan',
}));

const meta: Meta<typeof Gallery> = {
  title: 'Components/Gallery',
  component: Gallery,
  parameters: { use: 'Photos of one home.', avoid: 'One decorative picture: use a plain image.' },
  args: { pictures },
};
export default meta;
type Story = StoryObj<typeof Gallery>;

/** At its first picture. */
export const First: Story = {};

/** At its last picture, which is shown as a whole. */
export const Last: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Floor plan' }));
  },
};

/** Photos that haven't loaded yet, over their blurred previews. */
export const Loading: Story = {
  args: {
    pictures: pictures.map((picture) => ({
      ...picture,
      // A photo without anything in it, as one that hasn't loaded.
      src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><title>${picture.caption}</title></svg>`,
      preview: picture.src,
      isWhole: false,
    })),
  },
};

/** One picture alone. */
export const Alone: Story = { args: { pictures: pictures.slice(0, 1) } };

/** As large as the window. */
export const FullScreen: Story = {
  parameters: { docs: { story: { inline: false, height: 420 } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Full screen' }));
  },
};
