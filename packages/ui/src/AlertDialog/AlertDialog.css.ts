export { body, dialog, footer, problem, sheet } from '../Dialog/Dialog.css.ts';
