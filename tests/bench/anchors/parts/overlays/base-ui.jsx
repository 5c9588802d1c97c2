import { Dialog } from '@base-ui/react/dialog';
import { Menu } from '@base-ui/react/menu';
import { Popover } from '@base-ui/react/popover';
import { Toast } from '@base-ui/react/toast';
import { Tooltip } from '@base-ui/react/tooltip';
import { createRoot } from 'react-dom/client';

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast}>
      <Toast.Description />
      <Toast.Close aria-label="Dismiss">×</Toast.Close>
    </Toast.Root>
  ));
}

function Page() {
  const { add } = Toast.useToastManager();
  return (
    <Tooltip.Provider>
      <Dialog.Root>
        <Tooltip.Root>
          <Tooltip.Trigger render={<Dialog.Trigger />}>Open</Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Positioner>
              <Tooltip.Popup>Opens a dialog</Tooltip.Popup>
            </Tooltip.Positioner>
          </Tooltip.Portal>
        </Tooltip.Root>
        <Dialog.Portal>
          <Dialog.Backdrop />
          <Dialog.Popup>
            <Dialog.Title>Sure?</Dialog.Title>
            <Dialog.Description>It cannot be undone.</Dialog.Description>
            <Dialog.Close>OK</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Popover.Root>
        <Popover.Trigger>More</Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner>
            <Popover.Popup>More words.</Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <Menu.Root>
        <Menu.Trigger>Actions</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner>
            <Menu.Popup>
              <Menu.Item onClick={() => add({ description: 'Copied.' })}>Copy</Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </Tooltip.Provider>
  );
}

createRoot(document.body).render(
  <Toast.Provider>
    <Page />
    <Toast.Portal>
      <Toast.Viewport>
        <Toasts />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>,
);
