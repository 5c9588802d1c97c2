import '../style.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Drawing } from '../Drawing.jsx';
import { crossPath } from '../paths.js';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef(null);
  const confirm = useRef(null);
  const close = () => setOpen(false);
  // The event comes a task later: by then it may be open again.
  const follow = ({ target }) => target.open || close();
  window.contender = { open: () => setOpen(true), close };
  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    element.showModal();
    confirm.current.focus();
    return () => element.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="title" onClose={follow}>
      {isOpen && (
        <>
          <div className="header">
            <h2 id="title" className="title">
              Send the offer?
            </h2>
            <button type="button" className="button" aria-label="Close" onClick={close}>
              <Drawing path={crossPath} />
            </button>
          </div>
          <div>The owner has two days to answer.</div>
          <div className="footer">
            <button type="button" className="button" onClick={close}>
              Cancel
            </button>
            <button ref={confirm} type="button" className="button" onClick={close}>
              OK
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
