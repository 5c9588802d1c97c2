import '../style.css';
import { make, sketch } from '../elements.js';
import { crossPath, infoPath } from '../paths.js';

const limit = Number(document.body.dataset.limit);
const list = make('ol', 'toasts');
list.setAttribute('role', 'log');
const region = make('section', 'region', list);
region.popover = 'manual';
region.ariaLabel = 'Notifications';
document.body.append(region);

const waiting = [];

function showNext() {
  while (list.children.length < limit && waiting.length > 0) list.append(makeToast(waiting.shift()));
}

function makeToast(message) {
  const button = make('button', 'button', sketch(crossPath));
  button.type = 'button';
  button.ariaLabel = `Dismiss: ${message}`;
  const toast = make('li', 'toast', sketch(infoPath), make('span', 'words', message), button);
  const dismiss = () => {
    toast.remove();
    showNext();
  };
  button.addEventListener('click', dismiss);
  setTimeout(dismiss, 60_000);
  return toast;
}

window.contender = {
  show(messages) {
    waiting.push(...messages);
    showNext();
    region.showPopover();
  },
};
