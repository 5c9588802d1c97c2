import '../style.css';
import { make, sketch } from '../elements.js';
import { crossPath } from '../paths.js';

const title = make('h2', 'title', 'Send the offer?');
title.id = 'title';
const close = make('button', 'button', sketch(crossPath));
close.ariaLabel = 'Close';
const cancel = make('button', 'button', 'Cancel');
const confirm = make('button', 'button', 'OK');
const dialog = make(
  'dialog',
  'dialog',
  make('div', 'header', title, close),
  make('div', 'body', 'The owner has two days to answer.'),
  make('div', 'footer', cancel, confirm),
);
dialog.setAttribute('aria-labelledby', 'title');
for (const button of [close, cancel, confirm]) button.addEventListener('click', () => dialog.close());
document.body.append(dialog);

window.contender = {
  open() {
    dialog.showModal();
    confirm.focus();
  },
  close: () => dialog.close(),
};
