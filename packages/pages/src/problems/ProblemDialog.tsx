import { Dialog } from '@sewa/ui';
import { useState } from 'react';

interface ProblemDialogProps {
  /** What went wrong, in the words of the catalogue. */
  readonly message: string;
  /** Called once it has been read. */
  readonly onRead: () => void;
}

/** Says above the page, which stays as it is, that something was not done. */
export function ProblemDialog({ message, onRead }: ProblemDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onRead();
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={close}>
      {message}
    </Dialog>
  );
}
