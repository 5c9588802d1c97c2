import '../style.css';
import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const limit = Number(document.body.dataset.limit);

// A Snackbar shows one message at a time: several are Alerts below each other.
function Toast({ message, onDismiss }) {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(message), 60_000);
    return () => clearTimeout(timer);
  }, [message, onDismiss]);
  return (
    <Alert severity="info" onClose={() => onDismiss(message)}>
      {message}
    </Alert>
  );
}

function Page() {
  const [messages, setMessages] = useState([]);
  const [dismiss] = useState(() => (gone) => setMessages((all) => all.filter((one) => one !== gone)));
  window.contender = {
    show: (added) => {
      for (const message of added) setMessages((all) => [...all, message]);
    },
  };
  return (
    <div className="region">
      <div className="toasts">
        {messages.slice(0, limit).map((message) => (
          <Toast key={message} message={message} onDismiss={dismiss} />
        ))}
      </div>
    </div>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
