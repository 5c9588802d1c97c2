import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Asked only of whoever says here that they are on a pass, or said so before; a browser that cannot tell asks everybody. */
export const pass = style({});

globalStyle(`form:has(input[name="residentialStatus"]):not(:has(input[value="A"]:checked)) ${pass}`, {
  '@layer': { [layer]: { display: 'none' } },
});
