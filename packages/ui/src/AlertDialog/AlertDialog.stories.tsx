import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';

const meta: Meta<typeof AlertDialog> = {
  title: 'Components/Alert dialog',
  component: AlertDialog,
  args: { isOpen: true, onAnswer: () => undefined },
  parameters: {
    use: 'A question that stops everything: leaving without saving, sending twice.',
    avoid: 'News that needs no answer: use a Toast or a Banner. For a form, use a Dialog.',
    docs: { story: { inline: false, height: 320 } },
  },
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
