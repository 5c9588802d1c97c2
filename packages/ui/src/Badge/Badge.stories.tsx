import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Feedback/Badge', component: Badge };
export default meta;

/** The six tones. */
export const Tones: StoryObj<typeof Badge> = {
  render: () => (
    <Stack direction="row" gap="s" isWrapping>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};
