import { range } from '../Slider/Slider.css.ts';
import { uiStyle } from '../styling/uiStyle.ts';

export { output, rail, root } from '../Slider/Slider.css.ts';

/** Two inputs lie over each other: only their thumbs take a press. */
export const thumb = `${range} ${uiStyle({
  pointerEvents: 'none',
  selectors: { '&[data-above]': { zIndex: 1 } },
})}`;
