import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtpField } from './OtpField.tsx';

const meta: Meta<typeof OtpField> = {
  title: 'Components/OTP field',
  component: OtpField,
  parameters: {
    use: 'A code from a text message or an email.',
    avoid: 'Passwords and numbers people know by heart: use TextField.',
  },
  args: {
    label: 'Verification code',
    hint: 'Check that your SMS starts with KLM-',
    prefix: 'KLM-',
    name: 'otp',
  },
};
export default meta;
type Story = StoryObj<typeof OtpField>;

/** Before anything was typed. */
export const Empty: Story = {};

/** Half typed: the place that comes next is marked. */
export const Typing: Story = { args: { defaultValue: '481', autoFocus: true } };

/** With a fault that says how to mend it. */
export const WithError: Story = {
  args: { defaultValue: '481916', error: 'This code has expired. Request a new one.' },
};

/** Without a prefix, for a code of four digits, and out of reach. */
export const ShortAndDisabled: Story = {
  args: {
    label: 'PIN',
    hint: undefined,
    prefix: undefined,
    length: 4,
    defaultValue: '1117',
    disabled: true,
  },
};
