import { chromium } from 'playwright';
import { chromiumOptions } from '../../../chromium.config.ts';
import { findBrowser } from '../../../packages/workshop/src/machine/findBrowser.ts';
import { endLater } from './processes.mjs';

/** Starts the browser that the tests use too, with more arguments where they are given. */
export async function launchBrowser(...more) {
  const executable = await findBrowser();
  const browser = await chromium.launch({
    executablePath: executable,
    args: [...chromiumOptions.args, ...more],
  });
  endLater(() => browser.close());
  return browser;
}
