import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Condominium' },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

/** Off, on and out of reach. */
export const States: Story = {
  render: () => (
    <Stack gap="xs">
      <Checkbox label="HDB" />
      <Checkbox label="Condominium" defaultChecked />
      <Checkbox label="Landed" disabled />
      <Checkbox label="Serviced Apartment" disabled defaultChecked />
    </Stack>
  ),
};

/** As a line of a filter, with how many results it would leave. */
export const WithCount: Story = { args: { count: '1,204' } };

/** With a sentence below. */
export const WithDescription: Story = {
  args: {
    label: 'Statistics',
    description: 'Count visits without knowing who you are.',
    defaultChecked: true,
  },
};
