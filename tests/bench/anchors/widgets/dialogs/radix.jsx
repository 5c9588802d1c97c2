import '../style.css';
import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Drawing } from '../Drawing.jsx';
import { crossPath } from '../paths.js';

// Without a trigger of its own it asks the page to bring the focus back.
function focusOpener(event) {
  event.preventDefault();
  document.getElementById('opener').focus();
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  window.contender = { open: () => setOpen(true), close: () => setOpen(false) };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="dialog centred" onCloseAutoFocus={focusOpener}>
          <div className="header">
            <Dialog.Title className="title">Send the offer?</Dialog.Title>
            <Dialog.Close className="button" aria-label="Close">
              <Drawing path={crossPath} />
            </Dialog.Close>
          </div>
          <Dialog.Description asChild>
            <div>The owner has two days to answer.</div>
          </Dialog.Description>
          <div className="footer">
            <Dialog.Close className="button">Cancel</Dialog.Close>
            <Dialog.Close className="button">OK</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
