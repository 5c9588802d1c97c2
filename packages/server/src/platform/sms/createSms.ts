import type { Queryable } from '../database/database.ts';
import { insertOutboxMessage } from '../mail/queries.ts';
import { isRealNumber } from './queries.ts';
import type { Sms } from './Sms.ts';

/** How long a gateway may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** How a gateway is reached. */
export interface GatewayOptions {
  /** Address messages are posted to; a user and password in it become basic authorization. */
  url: string;
  /** Sender people see: a registered name or a number. */
  from: string;
  /** Sent as a bearer token, or null. */
  token: string | null;
}

function formatAuthorization({ username, password }: URL, token: string | null): Record<string, string> {
  if (token) return { authorization: `Bearer ${token}` };
  if (!username) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Sends through a gateway that takes a POST of `{from, to, text}` as JSON; throws unless it answers with success. */
export function createGatewaySms({ url, from, token }: GatewayOptions): Sms {
  const address = new URL(url);
  const headers = { 'content-type': 'application/json', ...formatAuthorization(address, token) };
  address.username = '';
  address.password = '';
  return {
    async send({ to, text }) {
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify({ from, to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}

/** Keeps messages in the outbox; throws for somebody real, whom nobody invented. */
export function createOutboxSms(db: Queryable): Sms {
  return {
    async send({ to, text }) {
      if (await isRealNumber(db, to)) throw new Error('No SMS gateway is set: set SMS_URL.');
      await insertOutboxMessage(db, { channel: 'sms', to, subject: null, text, html: null });
    },
  };
}
