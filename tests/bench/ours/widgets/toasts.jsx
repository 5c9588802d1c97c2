import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import '@sewa/ui/css/Toast.css';
import { ToastProvider, useToast } from '@sewa/ui';
import { createRoot } from 'react-dom/client';

function Page() {
  const { show } = useToast();
  window.contender = {
    show: (messages) => {
      for (const message of messages) show({ type: 'Info', message, time: 60_000 });
    },
  };
}

createRoot(document.getElementById('root')).render(
  <ToastProvider limit={Number(document.body.dataset.limit)}>
    <Page />
  </ToastProvider>,
);
