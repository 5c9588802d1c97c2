import '../style.css';
import { make } from '../elements.js';

const list = make('ul', 'list');
document.getElementById('root').append(list);

const makeRow = ({ name, rent }) => make('li', 'row', make('div', 'words', name), make('span', 'side', rent));

window.contender = {
  mount: (rows) => list.append(...rows.map(makeRow)),
  append: (row) => list.append(makeRow(row)),
};
