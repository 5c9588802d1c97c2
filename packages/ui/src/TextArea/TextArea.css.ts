import { control } from '../styling/control.css.ts';
import { uiStyle } from '../styling/uiStyle.ts';

const lines = uiStyle({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
});

export const textArea = `${control} ${lines}`;
