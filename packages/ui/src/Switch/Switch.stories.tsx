import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  component: Switch,
  parameters: {
    use: 'A setting that takes effect at once.',
    avoid: 'Something that is sent with a form: use Checkbox.',
  },
  args: { label: 'Pause alerts' },
};
export default meta;
type Story = StoryObj<typeof Switch>;

/** Off, on, with a description, and out of reach both ways. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Switch {...args} />
      <Switch {...args} defaultChecked />
      <Switch label="Alerts for new homes" description="Every day at 8 am." defaultChecked />
      <Switch label="Out of reach" disabled />
      <Switch label="On and out of reach" disabled defaultChecked />
    </Stack>
  ),
};
