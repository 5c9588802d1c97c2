import type { Site } from '../PageSite.tsx';

/** A deployment for tests. */
export const site: Site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};
