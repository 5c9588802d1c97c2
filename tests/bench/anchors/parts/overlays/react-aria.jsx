import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';

const queue = new ToastQueue();

createRoot(document.body).render(
  <>
    <DialogTrigger>
      <TooltipTrigger>
        <Button>Open</Button>
        <Tooltip>Opens a dialog</Tooltip>
      </TooltipTrigger>
      <ModalOverlay>
        <Modal>
          <Dialog>
            <Heading slot="title">Sure?</Heading>
            It cannot be undone.
            <Button slot="close">OK</Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
    <DialogTrigger>
      <Button>More</Button>
      <Popover>
        <Dialog aria-label="More">More words.</Dialog>
      </Popover>
    </DialogTrigger>
    <MenuTrigger>
      <Button>Actions</Button>
      <Popover>
        <Menu>
          <MenuItem onAction={() => queue.add('Copied.')}>Copy</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
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
