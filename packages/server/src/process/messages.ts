import { product } from '@sewa/paths';

export const onlyFramesHere = (site: string) => `Nothing to see here. Find homes at ${site}.\n`;

export const serviceStarting = `${product.name} is starting.`;
export const hostUnclear = 'A request must name one host.';
export const cookiesTooLarge =
  'Your browser sent too many cookies. Clear the cookies of this site and its domain, then try again.';
export const hostUnknown = "We don't serve this host. Set PUBLIC_URL to the address people use.";
