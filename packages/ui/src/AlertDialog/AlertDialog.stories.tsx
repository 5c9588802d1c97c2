import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';

const meta: Meta<typeof AlertDialog> = {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  args: { isOpen: true, onAnswer: () => undefined },
  parameters: { docs: { story: { inline: false, height: 320 } } },
};
export default meta;
type Story = StoryObj<typeof AlertDialog>;

/** A question that must be answered before anything goes on. */
export const Question: Story = {
  args: { title: 'Send the enquiry again?', children: 'You messaged the owner of this home yesterday.' },
};

/** Before something is lost. */
export const Danger: Story = {
  args: {
    title: 'Leave without saving?',
    children: "You'll lose what you typed.",
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    variant: 'danger',
  },
};
