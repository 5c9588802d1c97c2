import { chromium } from 'playwright';
import { findBrowser } from '../../../packages/workshop/src/machine/findBrowser.ts';
import { endLater } from './processes.mjs';

/** Switches that keep a browser from doing anything of its own while it is measured. */
export const quietSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser that the tests use too. */
export async function launchBrowser() {
  const executable = await findBrowser();
  const browser = await chromium.launch({ executablePath: executable, args: quietSwitches });
  endLater(() => browser.close());
  return browser;
}
