import * as Dialog from '@radix-ui/react-dialog';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

// Neither brings a button or a field: these are the browser's.
createRoot(document.body).render(
  <>
    <Dialog.Root>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Title>Your name</Dialog.Title>
          <label>
            Name <input />
          </label>
          <Dialog.Close onClick={() => toast('Saved.')}>OK</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
    <Toaster />
  </>,
);
