import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta: Meta<typeof Divider> = {
  title: 'Components/Divider',
  component: Divider,
  parameters: {
    use: "Between groups that space alone doesn't tell apart.",
    avoid: 'Between all rows of a list: List has lines of its own.',
  },
};
export default meta;
type Story = StoryObj<typeof Divider>;

/** Try each option in the controls. */
export const Playground: Story = {
  args: { orientation: 'horizontal' },
};

/** Between things below each other. */
export const Horizontal: Story = {
  render: () => (
    <Stack gap="m">
      <Text>Rent and deposit</Text>
      <Divider />
      <Text>Stamp duty</Text>
    </Stack>
  ),
};

/** Between things side by side. */
export const Vertical: Story = {
  render: () => (
    <Stack direction="row" gap="m" align="center">
      <Text>3 bedrooms</Text>
      <Divider orientation="vertical" />
      <Text>2 bathrooms</Text>
      <Divider orientation="vertical" />
      <Text>1,012 sqft</Text>
    </Stack>
  ),
};
