import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField.tsx';

const meta: Meta<typeof NumberField> = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Bedrooms', min: 0, max: 9 },
};
export default meta;
type Story = StoryObj<typeof NumberField>;

/** With a number and a hint. */
export const Filled: Story = { args: { defaultValue: 2, hint: 'A study counts when it has a window.' } };

/** At its least: one of the buttons is out of reach. */
export const AtItsLeast: Story = { args: { defaultValue: 0 } };

/** With a fault. */
export const WithError: Story = { args: { defaultValue: 12, error: 'At most 9.', required: true } };

/** Out of reach. */
export const Disabled: Story = { args: { defaultValue: 2, disabled: true } };
