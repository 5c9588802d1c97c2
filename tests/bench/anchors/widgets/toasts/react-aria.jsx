import '../style.css';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { Drawing } from '../Drawing.jsx';
import { crossPath, infoPath } from '../paths.js';

const queue = new ToastQueue({ maxVisibleToasts: Number(document.body.dataset.limit) });

window.contender = {
  show: (messages) => {
    for (const message of messages) queue.add(message, { timeout: 60_000 });
  },
};

createRoot(document.getElementById('root')).render(
  <ToastRegion queue={queue} className="region toasts">
    {({ toast }) => (
      <Toast toast={toast} className="toast">
        <Drawing path={infoPath} />
        <ToastContent className="words">
          <Text slot="title">{toast.content}</Text>
        </ToastContent>
        <Button slot="close" className="button">
          <Drawing path={crossPath} />
        </Button>
      </Toast>
    )}
  </ToastRegion>,
);
