import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner, bannerTones } from './Banner.tsx';

const meta: Meta<typeof Banner> = { title: 'Feedback/Banner', component: Banner };
export default meta;

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
