import '../style.css';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

window.contender = {
  show: (messages) => {
    for (const message of messages) toast.info(message, { duration: 60_000 });
  },
};

createRoot(document.getElementById('root')).render(
  <Toaster closeButton expand visibleToasts={Number(document.body.dataset.limit)} />,
);
