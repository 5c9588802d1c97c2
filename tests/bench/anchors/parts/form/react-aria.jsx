import {
  Button,
  Dialog,
  DialogTrigger,
  FieldError,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';

const queue = new ToastQueue();

createRoot(document.body).render(
  <>
    <DialogTrigger>
      <Button>Open</Button>
      <ModalOverlay>
        <Modal>
          <Dialog>
            <Heading slot="title">Your name</Heading>
            <TextField>
              <Label>Name</Label>
              <Input />
              <FieldError />
            </TextField>
            <Button slot="close" onPress={() => queue.add('Saved.')}>
              OK
            </Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
    <ToastRegion queue={queue}>
      {({ toast }) => (
        <Toast toast={toast}>
          <ToastContent>
            <Text slot="title">{toast.content}</Text>
          </ToastContent>
          <Button slot="close">×</Button>
        </Toast>
      )}
    </ToastRegion>
  </>,
);
