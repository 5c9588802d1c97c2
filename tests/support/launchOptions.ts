import { chromiumOptions } from '../../chromium.config.ts';
import { issuerHost, sharedDomain } from './testHosts.ts';

const hosts = [`*.${sharedDomain}`, issuerHost].map((host) => `MAP ${host} 127.0.0.1`);

/** How the tests start Chromium: it finds the hosts of the https site on this machine. */
export const launchOptions = {
  ...chromiumOptions,
  args: [...chromiumOptions.args, `--host-resolver-rules=${hosts.join(', ')}`],
};
