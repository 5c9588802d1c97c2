export { control } from '../styling/control.css.ts';
