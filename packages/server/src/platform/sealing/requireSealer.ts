import type { Context } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Sealer } from './createSealer.ts';

/** What seals; throws where no issuer is set up, since then there is nothing to ask one about. */
export function requireSealer({ sealer }: Pick<Context, 'sealer'>): Sealer {
  if (!sealer) throw new HttpError('not-found');
  return sealer;
}
