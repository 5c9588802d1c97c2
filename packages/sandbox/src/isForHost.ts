import type { IncomingMessage } from 'node:http';

/**
 * Whether a request was made under one of some names. Under any other one a page of somebody else may ask, whose name was made
 * to lead to this machine.
 */
export const isForHost = ({ headers }: IncomingMessage, names: readonly string[]): boolean =>
  names.includes(headers.host?.split(':')[0] ?? '');
