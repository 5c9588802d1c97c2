import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import * as messages from '../messages.ts';
import { parsePartnerOrigin } from '../partners/parsePartnerOrigin.ts';

/** The most origins of one site. */
const MAX_ORIGINS = 10;

const refuse = (reason: string): HttpError =>
  new HttpError('invalid', { fields: [{ name: 'origins', reason }] });

/** Reads the origins of a site; empty lines are left out. Throws an error that names the one that is wrong. */
export function parseOrigins(texts: readonly string[]): string[] {
  const origins = texts.flatMap((text) => {
    const typed = text.trim();
    if (typed === '') return [];
    try {
      return [parsePartnerOrigin(typed)];
    } catch {
      throw refuse(messages.originReason(typed));
    }
  });
  const unique = [...new Set(origins)];
  if (unique.length === 0) throw refuse(common.missingReason);
  if (unique.length > MAX_ORIGINS) throw refuse(messages.tooManyOriginsReason(MAX_ORIGINS));
  return unique;
}
