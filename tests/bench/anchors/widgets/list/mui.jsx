import '../style.css';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Row = memo(({ row }) => (
  <ListItem divider>
    <ListItemText primary={row.name} />
    <span>{row.rent}</span>
  </ListItem>
));

function Page() {
  const [rows, setRows] = useState([]);
  window.contender = { mount: setRows, append: (row) => setRows((before) => [...before, row]) };
  return (
    <List>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </List>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
