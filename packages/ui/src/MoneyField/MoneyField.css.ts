export { control } from '../NumberField/NumberField.css.ts';
