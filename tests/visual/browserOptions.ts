import { chromiumOptions } from '../../chromium.config.ts';

/** How Chromium is started for pictures that are the same every time. */
export const browserOptions = {
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};
