import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Asked only of whoever is here on a pass; a browser that cannot tell shows it to everybody. */
export const pass = style({});

globalStyle(`form:has(input[name="residentialStatus"]):not(:has(input[value="A"]:checked)) ${pass}`, {
  '@layer': { [layer]: { display: 'none' } },
});
