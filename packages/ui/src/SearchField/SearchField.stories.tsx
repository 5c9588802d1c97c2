import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Components/Search field',
  component: SearchField,
  parameters: {
    use: 'To search for words without suggestions.',
    avoid: 'If we can suggest places: use SearchBox.',
  },
  args: { label: 'Where', placeholder: 'Street, project or postal code' },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

/** Before anything was typed. */
export const Empty: Story = {};

/** With words, and the button that empties it. */
export const Filled: Story = { args: { defaultValue: 'Tiong Bahru' } };

/** With a fault, and the label for assistive technology only. */
export const WithError: Story = {
  args: { defaultValue: '1', isLabelHidden: true, error: 'Enter at least 2 letters.' },
};

/** Out of reach. */
export const Disabled: Story = { args: { defaultValue: 'Tiong Bahru', disabled: true } };
