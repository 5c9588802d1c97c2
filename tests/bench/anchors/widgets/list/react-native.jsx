import '../style.css';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Row = memo(({ row }) => (
  <li className="row">
    <div className="words">{row.name}</div>
    <span className="side">{row.rent}</span>
  </li>
));

function Page() {
  const [rows, setRows] = useState([]);
  window.contender = { mount: setRows, append: (row) => setRows((before) => [...before, row]) };
  return (
    <ul className="list">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
