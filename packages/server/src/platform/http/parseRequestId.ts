import { randomUUID } from 'node:crypto';

const form = /^[\w.:-]{8,100}$/;

/** The request id from a proxy if it is valid, else a new one. */
export const parseRequestId = (given: string | undefined): string =>
  given !== undefined && form.test(given) ? given : randomUUID();
