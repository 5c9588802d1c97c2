import '../style.css';
import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Drawing } from '../Drawing.jsx';
import { crossPath, infoPath } from '../paths.js';

const limit = Number(document.body.dataset.limit);

function Page() {
  const [messages, setMessages] = useState([]);
  const dismiss = (gone) => setMessages((all) => all.filter((one) => one !== gone));
  window.contender = {
    show: (added) => {
      for (const message of added) setMessages((all) => [...all, message]);
    },
  };
  return (
    <Toast.Provider duration={60_000}>
      {messages.slice(0, limit).map((message) => (
        <Toast.Root key={message} className="toast" onOpenChange={() => dismiss(message)}>
          <Drawing path={infoPath} />
          <Toast.Description className="words">{message}</Toast.Description>
          <Toast.Close className="button" aria-label={`Dismiss: ${message}`}>
            <Drawing path={crossPath} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <div className="region">
        <Toast.Viewport className="toasts" />
      </div>
    </Toast.Provider>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
