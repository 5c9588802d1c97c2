import { randomUUID } from 'node:crypto';

const form = /^[\w.:-]{8,100}$/;

/** The id a proxy before us gave to a request, when it looks like one, else a new one. */
export const parseRequestId = (given: string | undefined): string =>
  given !== undefined && form.test(given) ? given : randomUUID();
