import '@sewa/ui/css/Button.css';
import '@sewa/ui/css/Dialog.css';
import '@sewa/ui/css/TextField.css';
import '@sewa/ui/css/Toast.css';
import { Button, Dialog, TextField, ToastProvider, useToast } from '@sewa/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Your name"
        isOpen={isOpen}
        onOpenChange={({ value }) => setOpen(value)}
        onConfirm={() => show({ type: 'Success', message: 'Saved.' })}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

createRoot(document.body).render(
  <ToastProvider>
    <Page />
  </ToastProvider>,
);
