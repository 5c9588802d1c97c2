import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { IconMask, iconMaskIcons } from './IconMask.tsx';

const meta: Meta<typeof IconMask> = {
  title: 'Components/Icon mask',
  component: IconMask,
  parameters: {
    use: 'A drawing that a page repeats many times, as in a list of homes.',
    avoid: 'Anywhere else: use Icon, which has all drawings.',
  },
  args: { icon: 'bath' },
};
export default meta;

/** Try each option in the controls. */
export const Playground: StoryObj<typeof IconMask> = {
  args: { icon: 'bath', size: 'm' },
};

/** Each drawing in both sizes, in the colour of its text. */
export const Drawings: StoryObj<typeof IconMask> = {
  render: () => (
    <Stack direction="row" gap="l">
      {iconMaskIcons.map((icon) => (
        <Text key={icon} tone="muted">
          <IconMask icon={icon} /> <IconMask icon={icon} size="s" /> {icon}
        </Text>
      ))}
    </Stack>
  ),
};
