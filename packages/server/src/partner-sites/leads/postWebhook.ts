import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../../platform/settings/isLoopback.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { hostOf, parseWebhookUrl } from './parseWebhookUrl.ts';

/** How long an answer may take, with everything before it, in milliseconds. */
const WEBHOOK_MS = 10_000;

/** Why there was no answer. */
export type WebhookFailure = 'refused-host' | 'timeout' | 'unreachable';

/** What a webhook answered, or why it didn't. */
export type WebhookAnswer = { readonly status: number } | { readonly failure: WebhookFailure };

/** Finds the addresses of a name. */
export type ResolveAll = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A name resolved to an address that must not be called. */
class RefusedHost extends Error {}

/**
 * Resolves a name for the connection itself, so that the address that was checked is the one that is called: a name that answers
 * otherwise a moment later gains nothing. One private address refuses the name.
 */
const lookUpPublic =
  (resolve: ResolveAll): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new RefusedHost(host), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });

/** What is sent, and where. */
export interface WebhookRequest {
  readonly url: string;
  readonly body: string;
  readonly signature: string;
  /** Whether this machine may be called, as in the sandbox. */
  readonly isLocalAllowed: boolean;
}

/** How it is sent; tests replace it. */
export interface WebhookTransport {
  readonly timeoutMs?: number;
  readonly resolve?: ResolveAll;
}

const describeFailure = (error: Error, signal: AbortSignal): WebhookFailure => {
  if (error instanceof RefusedHost) return 'refused-host';
  return signal.aborted ? 'timeout' : 'unreachable';
};

/** Posts to a webhook. Follows no redirect, and reads nothing of the answer but its status. */
export function postWebhook(
  { url: text, body, signature, isLocalAllowed }: WebhookRequest,
  { timeoutMs = WEBHOOK_MS, resolve = lookup }: WebhookTransport = {},
): Promise<WebhookAnswer> {
  const url = parseWebhookUrl(text, isLocalAllowed);
  if (!url) return Promise.resolve({ failure: 'refused-host' });
  const host = hostOf(url);
  const isLocal = isLocalAllowed && isLoopback(host);
  // Node looks up no address that is one already; `parseWebhookUrl` has checked it.
  const guard = isLocal || isIP(host) !== 0 ? {} : { lookup: lookUpPublic(resolve) };
  const signal = AbortSignal.timeout(timeoutMs);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((settle) => {
    const sent = request(
      url,
      {
        method: 'POST',
        // A connection that was opened for somebody else was checked for them only.
        agent: false,
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Sewa-Webhooks/1',
          'sewa-signature': signature,
        },
        ...guard,
      },
      (response) => {
        settle({ status: response.statusCode ?? 0 });
        response.destroy();
      },
    );
    sent.on('error', (error) => settle({ failure: describeFailure(error, signal) }));
    sent.end(body);
  });
}
