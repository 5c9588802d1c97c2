export { control, controlFrame, controlStart } from '../styling/control.css.ts';
