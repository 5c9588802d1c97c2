import { createHmac } from 'node:crypto';

/** The id of a browser on one day: without the salt of the day, nobody can tell which browser it was. */
export const makeVisitorId = (salt: Buffer, consentId: string): string =>
  createHmac('sha256', salt).update(consentId).digest('hex').slice(0, 32);
