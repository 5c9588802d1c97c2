import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner, bannerTones } from './Banner.tsx';

const meta: Meta<typeof Banner> = {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    use: "News about the page that stays until it's no longer true, such as being offline.",
    avoid: 'The result of what someone just did: use a Toast. For one field, use its error.',
  },
};
export default meta;

/** Try each option in the controls. */
export const Playground: StoryObj<typeof Banner> = {
  args: { tone: 'info', title: 'Viewings', children: 'The viewing is on Saturday.' },
};

/** The four tones. */
export const Tones: StoryObj<typeof Banner> = {
  render: () => (
    <Stack gap="m">
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone}>
          The viewing is on Saturday.
        </Banner>
      ))}
    </Stack>
  ),
};

/** With a title, a sentence and a way out. */
export const Full: StoryObj<typeof Banner> = {
  args: {
    tone: 'warning',
    title: "You're offline.",
    children: "This page may be out of date. We'll save what you type.",
    actions: (
      <Button variant="secondary" size="s">
        Try again
      </Button>
    ),
  },
};
