import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta: Meta<typeof Icon> = {
  title: 'Components/Icon',
  component: Icon,
  parameters: {
    use: 'Beside words, to find them faster.',
    avoid: 'Alone without a label. For a button without words, use IconButton.',
  },
  args: { name: 'home' },
};
export default meta;
type Story = StoryObj<typeof Icon>;

/** The three sizes. */
export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap="m" align="center">
      <Icon {...args} size="s" />
      <Icon {...args} size="m" />
      <Icon {...args} size="l" label="Home" />
    </Stack>
  ),
};
