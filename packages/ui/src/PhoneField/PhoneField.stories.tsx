import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from './PhoneField.tsx';

const meta: Meta<typeof PhoneField> = {
  title: 'Components/Phone field',
  component: PhoneField,
  parameters: {
    use: 'A Singapore phone number.',
    avoid: 'Numbers of other countries: use TextField with the type tel.',
  },
  args: { label: 'Phone number', hint: 'A Singapore mobile number that starts with 8 or 9.', name: 'phone' },
};
export default meta;
type Story = StoryObj<typeof PhoneField>;

/** Before anything was typed. */
export const Empty: Story = { args: { required: true } };

/** With a number, however it was stored. */
export const Filled: Story = { args: { defaultValue: '+6591234567' } };

/** With a fault: what was typed stays. */
export const WithError: Story = {
  args: { defaultValue: '6123 4567', error: 'Enter a Singapore mobile number.' },
};

/** Out of reach. */
export const Disabled: Story = { args: { defaultValue: '91234567', disabled: true } };
