import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyField } from './MoneyField.tsx';

const meta: Meta<typeof MoneyField> = {
  title: 'Components/Money field',
  component: MoneyField,
  parameters: {
    use: 'Any amount in Singapore dollars.',
    avoid: 'Counts and sizes: use NumberField. For a rough range, use RangeSlider.',
  },
  args: { label: 'Monthly rent' },
};
export default meta;
type Story = StoryObj<typeof MoneyField>;

/** Before anything was typed. */
export const Empty: Story = { args: { required: true } };

/** With an amount in whole dollars, and a hint. */
export const Filled: Story = { args: { defaultValue: 350_000, hint: 'Excluding utilities.' } };

/** With cents and a fault. */
export const WithError: Story = { args: { defaultValue: 1_250_050, error: 'Enter $10,000 or less.' } };
