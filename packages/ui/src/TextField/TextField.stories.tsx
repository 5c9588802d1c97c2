import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Components/Text field',
  component: TextField,
  parameters: {
    use: 'Short answers in one line, such as a name or an email address.',
    avoid:
      'Money, phone numbers, codes and counts: they have fields of their own. For a few known answers, use RadioGroup.',
  },
  args: { label: 'Street or project' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

/** Empty, with what could be typed. */
export const Empty: Story = { args: { placeholder: 'Tiong Bahru Road' } };

/** With a hint below the label. */
export const WithHint: Story = {
  args: { hint: 'Leave out the block number.', defaultValue: 'Tiong Bahru Road' },
};

/** With a drawing, and the label for assistive technology only. */
export const WithIcon: Story = {
  args: {
    icon: <Icon name="search" />,
    isLabelHidden: true,
    placeholder: 'Street, project or station',
    type: 'search',
  },
};

/** With a fault that says how to mend it. */
export const WithError: Story = {
  args: {
    label: 'Postal code',
    defaultValue: '12345',
    error: 'Enter a 6-digit postal code.',
    required: true,
  },
};

/** Out of reach. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tiong Bahru Road' } };
