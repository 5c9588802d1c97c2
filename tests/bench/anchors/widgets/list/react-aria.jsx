import '../style.css';
import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { createRoot } from 'react-dom/client';

function Page() {
  const [rows, setRows] = useState([]);
  window.contender = { mount: setRows, append: (row) => setRows((before) => [...before, row]) };
  return (
    <GridList aria-label="Homes" className="list" items={rows}>
      {(row) => (
        <GridListItem className="row" textValue={row.name}>
          <div className="words">{row.name}</div>
          <span className="side">{row.rent}</span>
        </GridListItem>
      )}
    </GridList>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
