import '../style.css';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Drawing } from '../Drawing.jsx';
import { crossPath } from '../paths.js';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  window.contender = { open: () => setOpen(true), close };
  return (
    <Dialog open={isOpen} onClose={close} transitionDuration={0} aria-labelledby="title">
      <DialogTitle id="title">Send the offer?</DialogTitle>
      <IconButton aria-label="Close" onClick={close}>
        <Drawing path={crossPath} />
      </IconButton>
      <DialogContent>The owner has two days to answer.</DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button variant="contained" autoFocus onClick={close}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
