import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    use: 'A state or a short fact of a thing, such as Paid or Near MRT.',
    avoid: 'Something to press: use a Button. For a whole sentence, use a Banner.',
  },
};
export default meta;

/** Try each option in the controls. */
export const Playground: StoryObj<typeof Badge> = {
  args: { children: 'Near MRT', tone: 'accent' },
};

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
