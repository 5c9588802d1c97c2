import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Components/Text area',
  component: TextArea,
  parameters: { use: 'Answers of more than one line, such as a message.', avoid: 'One line: use TextField.' },
  args: { label: 'Your message' },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

/** Filled, with a hint below the label. */
export const Filled: Story = {
  args: {
    hint: "Say when you'd like to view it.",
    defaultValue: 'Hello, may I see the flat on Sunday afternoon?\nWe are two and could move in in January.',
  },
};

/** With a fault that says how to mend it. */
export const WithError: Story = { args: { error: 'Enter a message.', required: true } };

/** With the characters that are left, and near the end of them. */
export const Counted: Story = {
  args: {
    hasCounter: true,
    maxLength: 60,
    defaultValue: 'We are two, without pets, and could move in soon.',
  },
};
