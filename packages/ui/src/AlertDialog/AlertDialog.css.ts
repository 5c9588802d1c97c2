export { body, dialog, footer, sheet } from '../Dialog/Dialog.css.ts';
