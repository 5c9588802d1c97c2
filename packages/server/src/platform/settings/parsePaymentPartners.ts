import { isLoopback } from './isLoopback.ts';
import { type PaymentPartner, SettingsError } from './settings.ts';

const NAME = 'PAYMENT_PARTNERS';
const MIN_SECRET = 32;

const fail = (wanted: string): never => {
  throw new SettingsError(NAME, '***', wanted);
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Whether a text is an origin customers may be sent back to: https, or http on a loopback host outside production. */
function isReturnOrigin(text: unknown, isProduction: boolean): text is string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : null;
  if (!url || url.origin !== text) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && !isProduction && isLoopback(url.hostname));
}

function parsePartner(entry: unknown, place: number, isProduction: boolean): PaymentPartner {
  const { id, name, secret, returnOrigins }: Record<string, unknown> = { ...(entry as object) };
  const of = `of partner ${place + 1}`;
  if (!isText(id)) return fail(`an "id" ${of}: the "iss" of its tokens`);
  if (!isText(name)) return fail(`a "name" ${of}, as its customers know it`);
  if (!isText(secret) || secret.length < MIN_SECRET)
    return fail(`a "secret" ${of} of ${MIN_SECRET} characters or more`);
  const origins: readonly unknown[] = Array.isArray(returnOrigins) ? returnOrigins : [];
  const allowed = origins.filter((origin) => isReturnOrigin(origin, isProduction));
  if (allowed.length === 0 || allowed.length !== origins.length)
    return fail(`"returnOrigins" ${of}: a list of origins like https://partner.example`);
  return { id, name, secret, returnOrigins: allowed };
}

/**
 * Reads the sites that send customers to set up a payment method: a JSON list of `{id, name, secret, returnOrigins}`. The error never shows
 * a secret.
 */
export function parsePaymentPartners(text: string | null, isProduction: boolean): PaymentPartner[] {
  if (text === null) return [];
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return fail('JSON');
  }
  if (!Array.isArray(content)) return fail('a JSON list of {id, name, secret, returnOrigins}');
  const partners = content.map((entry: unknown, place) => parsePartner(entry, place, isProduction));
  if (new Set(partners.map(({ id }) => id)).size !== partners.length)
    return fail('another "id" for each partner');
  return partners;
}
