import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import '@sewa/ui/css/List.css';
import { List, ListItem } from '@sewa/ui';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Row = memo(({ row }) => <ListItem end={row.rent}>{row.name}</ListItem>);

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
