import * as Dialog from '@radix-ui/react-dialog';
import * as Menu from '@radix-ui/react-dropdown-menu';
import * as Popover from '@radix-ui/react-popover';
import * as Toast from '@radix-ui/react-toast';
import * as Tooltip from '@radix-ui/react-tooltip';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [isCopied, setCopied] = useState(false);
  return (
    <Tooltip.Provider>
      <Toast.Provider>
        <Dialog.Root>
          <Tooltip.Root>
            <Tooltip.Trigger asChild>
              <Dialog.Trigger>Open</Dialog.Trigger>
            </Tooltip.Trigger>
            <Tooltip.Portal>
              <Tooltip.Content>Opens a dialog</Tooltip.Content>
            </Tooltip.Portal>
          </Tooltip.Root>
          <Dialog.Portal>
            <Dialog.Overlay />
            <Dialog.Content>
              <Dialog.Title>Sure?</Dialog.Title>
              <Dialog.Description>It cannot be undone.</Dialog.Description>
              <Dialog.Close>OK</Dialog.Close>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
        <Popover.Root>
          <Popover.Trigger>More</Popover.Trigger>
          <Popover.Portal>
            <Popover.Content>More words.</Popover.Content>
          </Popover.Portal>
        </Popover.Root>
        <Menu.Root>
          <Menu.Trigger>Actions</Menu.Trigger>
          <Menu.Portal>
            <Menu.Content>
              <Menu.Item onSelect={() => setCopied(true)}>Copy</Menu.Item>
            </Menu.Content>
          </Menu.Portal>
        </Menu.Root>
        <Toast.Root open={isCopied} onOpenChange={setCopied}>
          <Toast.Description>Copied.</Toast.Description>
          <Toast.Close aria-label="Dismiss">×</Toast.Close>
        </Toast.Root>
        <Toast.Viewport />
      </Toast.Provider>
    </Tooltip.Provider>
  );
}

createRoot(document.body).render(<Page />);
