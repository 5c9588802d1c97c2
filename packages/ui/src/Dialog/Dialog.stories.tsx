import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { isOpen: true, onOpenChange: () => undefined },
  parameters: {
    use: 'A short task or message that must be finished before going on.',
    avoid: 'Long forms: give them a page. For a yes or no, use AlertDialog; for filters, use Drawer.',
    docs: { story: { inline: false, height: 420 } },
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

/** A message with the default title and one button. */
export const Message: Story = { args: { children: 'We will do our best to solve it.' } };

/** Content of any kind with a question. */
export const WithForm: Story = {
  args: {
    title: 'Name this search',
    confirmLabel: 'Save',
    onConfirm: () => undefined,
    children: <TextField label="Name" defaultValue="Near work" />,
  },
};

/** Before something is lost; the way back has the focus. */
export const Remove: Story = {
  args: {
    type: 'remove',
    title: 'Remove this listing?',
    children: 'People who saved it will no longer see it.',
  },
};

/** Opened and closed by hand: OK takes a second, and fails every other time. */
export const Opened: Story = {
  args: { isOpen: false },
  render: function Render() {
    const [isOpen, setOpen] = useState(false);
    const attempts = useRef(0);
    const confirm = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      attempts.current += 1;
      if (attempts.current % 2 === 1) throw new Error('The line was lost.');
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={(change) => setOpen(change.isOpen)}
          onConfirm={confirm}
          explainFailure={(reason) => `${reason}`}
          title="Hello"
        >
          Press Escape, a button or outside the dialog.
        </Dialog>
      </>
    );
  },
};
