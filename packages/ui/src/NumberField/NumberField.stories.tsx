import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField.tsx';

const meta: Meta<typeof NumberField> = {
  title: 'Components/Number field',
  component: NumberField,
  parameters: {
    use: 'Small counts that people step through, such as bedrooms.',
    avoid: 'Money, telephone numbers and codes: they have fields of their own.',
  },
  args: { label: 'Bedrooms', min: 0, max: 9 },
};
export default meta;
type Story = StoryObj<typeof NumberField>;

/** With a number and a hint. */
export const Filled: Story = { args: { defaultValue: 2, hint: 'Count a study if it has a window.' } };

/** At its least: one of the buttons is out of reach. */
export const AtItsLeast: Story = { args: { defaultValue: 0 } };

/** With a fault. */
export const WithError: Story = { args: { defaultValue: 12, error: 'Enter 9 or less.', required: true } };

/** Out of reach. */
export const Disabled: Story = { args: { defaultValue: 2, disabled: true } };
