import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { IconMask, iconMaskIcons } from './IconMask.tsx';

const meta: Meta<typeof IconMask> = { title: 'Text/IconMask', component: IconMask, args: { icon: 'bath' } };
export default meta;

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
