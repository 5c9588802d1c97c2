import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Snackbar from '@mui/material/Snackbar';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    setSaved(true);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>Your name</DialogTitle>
        <DialogContent>
          <TextField label="Name" />
        </DialogContent>
        <DialogActions>
          <Button onClick={save}>OK</Button>
        </DialogActions>
      </Dialog>
      <Snackbar open={isSaved} message="Saved." onClose={() => setSaved(false)} />
    </>
  );
}

createRoot(document.body).render(<Page />);
