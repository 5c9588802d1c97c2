import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { IconToggle } from './IconToggle.tsx';

const meta: Meta<typeof IconToggle> = {
  title: 'Components/Icon toggle',
  component: IconToggle,
  parameters: {
    use: 'To save and unsave a home, over its picture.',
    avoid: 'Settings and filters: use Switch or ToggleButton.',
  },
  args: { icon: 'heart', label: 'Save' },
};
export default meta;

/** Not known yet, off and on. */
export const States: StoryObj<typeof IconToggle> = {
  render: (args) => (
    <Stack direction="row" gap="m">
      <IconToggle {...args} />
      <IconToggle {...args} isOn={false} />
      <IconToggle {...args} isOn />
    </Stack>
  ),
};
