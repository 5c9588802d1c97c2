import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    use: 'To agree to something, or to choose any number of a few options in a form.',
    avoid: 'What takes effect at once: use Switch. For one of several, use RadioGroup.',
  },
  args: { label: 'Condominium' },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

/** Try each option in the controls. */
export const Playground: Story = {
  args: { description: '', count: '', disabled: false },
};

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
