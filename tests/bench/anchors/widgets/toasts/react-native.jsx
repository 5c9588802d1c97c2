import '../style.css';
import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Drawing } from '../Drawing.jsx';
import { crossPath, infoPath } from '../paths.js';

const limit = Number(document.body.dataset.limit);
const reveal = (region) => region?.showPopover();

const Toast = memo(({ message, onDismiss }) => {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(message), 60_000);
    return () => clearTimeout(timer);
  }, [message, onDismiss]);
  return (
    <li className="toast">
      <Drawing path={infoPath} />
      <span className="words">{message}</span>
      <button
        type="button"
        className="button"
        aria-label={`Dismiss: ${message}`}
        onClick={() => onDismiss(message)}
      >
        <Drawing path={crossPath} />
      </button>
    </li>
  );
});

function Page() {
  const [messages, setMessages] = useState([]);
  const [dismiss] = useState(() => (gone) => setMessages((all) => all.filter((one) => one !== gone)));
  window.contender = {
    show: (added) => {
      for (const message of added) setMessages((all) => [...all, message]);
    },
  };
  return (
    <section ref={reveal} popover="manual" className="region" aria-label="Notifications">
      <ol className="toasts" role="log">
        {messages.slice(0, limit).map((message) => (
          <Toast key={message} message={message} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
