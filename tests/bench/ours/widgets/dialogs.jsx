import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import '@sewa/ui/css/Dialog.css';
import { Dialog } from '@sewa/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [isOpen, setOpen] = useState(false);
  window.contender = { open: () => setOpen(true), close: () => setOpen(false) };
  return (
    <Dialog
      title="Send the offer?"
      isOpen={isOpen}
      onOpenChange={({ value }) => setOpen(value)}
      onConfirm={() => {}}
    >
      The owner has two days to answer.
    </Dialog>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
