import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    use: 'One of seven or more known options.',
    avoid: 'Few options: use RadioGroup. If people would rather type, use ComboBox.',
  },
  args: {
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'rentAsc', label: 'Lowest rent first' },
      { value: 'areaDesc', label: 'Largest first', isDisabled: true },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

/** With a choice made. */
export const Chosen: Story = { args: { defaultValue: 'rentAsc' } };

/** With no choice yet. */
export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose an order', required: true, defaultValue: '' },
};

/** With a fault. */
export const WithError: Story = { args: { placeholder: 'Choose an order', error: 'Choose an order.' } };

/** Out of reach. */
export const Disabled: Story = { args: { disabled: true } };
