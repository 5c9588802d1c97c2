import '../style.css';
import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { Drawing } from '../Drawing.jsx';
import { crossPath } from '../paths.js';

function Page() {
  const [isOpen, setOpen] = useState(false);
  window.contender = { open: () => setOpen(true), close: () => setOpen(false) };
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} className="veil">
      <Modal className="dialog centred">
        <Dialog>
          <div className="header">
            <Heading slot="title" className="title">
              Send the offer?
            </Heading>
            <Button slot="close" className="button" aria-label="Close">
              <Drawing path={crossPath} />
            </Button>
          </div>
          <div>The owner has two days to answer.</div>
          <div className="footer">
            <Button className="button" onPress={() => setOpen(false)}>
              Cancel
            </Button>
            <Button className="button" autoFocus onPress={() => setOpen(false)}>
              OK
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
