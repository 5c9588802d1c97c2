import '@sewa/ui/css/Dialog.css';
import '@sewa/ui/css/Menu.css';
import '@sewa/ui/css/Popover.css';
import '@sewa/ui/css/Toast.css';
import '@sewa/ui/css/Tooltip.css';
import { Button, Dialog, Menu, MenuItem, Popover, ToastProvider, Tooltip, useToast } from '@sewa/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip text="Opens a dialog">
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Tooltip>
      <Dialog title="Sure?" isOpen={isOpen} onOpenChange={({ value }) => setOpen(value)}>
        It cannot be undone.
      </Dialog>
      <Popover label="More" trigger={<Button>More</Button>}>
        More words.
      </Popover>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onClick={() => show({ type: 'Info', message: 'Copied.' })}>Copy</MenuItem>
      </Menu>
    </>
  );
}

createRoot(document.body).render(
  <ToastProvider>
    <Page />
  </ToastProvider>,
);
