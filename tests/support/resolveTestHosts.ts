import dns from 'node:dns';
import { isTestHost } from './testHosts.ts';

/** Lets Node, from which some tests ask without a browser and the product asks the issuers, find the hosts of the https site on this machine. */
export function resolveTestHosts(): void {
  const { lookup } = dns.promises;
  const find = (host: string, options: dns.LookupOptions) =>
    lookup(isTestHost(host) ? '127.0.0.1' : host, options);
  dns.promises.lookup = find as typeof lookup;
  dns.lookup = ((host: string, options: dns.LookupOptions, answer: (...found: unknown[]) => void) => {
    find(host, options).then(
      (found) => (Array.isArray(found) ? answer(null, found) : answer(null, found.address, found.family)),
      (error: unknown) => answer(error),
    );
  }) as typeof dns.lookup;
}
