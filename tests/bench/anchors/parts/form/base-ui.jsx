import { Button } from '@base-ui/react/button';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Toast } from '@base-ui/react/toast';
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
    <Dialog.Root>
      <Dialog.Trigger render={<Button />}>Open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop />
        <Dialog.Popup>
          <Dialog.Title>Your name</Dialog.Title>
          <Field.Root>
            <Field.Label>Name</Field.Label>
            <Field.Control />
            <Field.Error />
          </Field.Root>
          <Dialog.Close onClick={() => add({ description: 'Saved.' })}>OK</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
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
