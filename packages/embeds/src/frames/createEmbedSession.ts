import { type Client, createClient } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { findTokenSubject } from './findTokenSubject.ts';

/** Whose session it is. */
export type EmbedVisitor =
  | { readonly kind: 'loading' | 'guest' | 'failed' }
  /** The partner shows no frames any more. */
  | { readonly kind: 'ended' }
  /** A person of the partner, under the partner's own id. */
  | { readonly kind: 'person'; readonly subject: string };

/** The session of a frame: its bearer is kept in memory only. */
export interface EmbedSession {
  /** Sends the bearer with every call, and renews it before it expires. */
  readonly client: Client;
  getSnapshot(): EmbedVisitor;
  /** Calls back after every change; returns what ends it. */
  subscribe(onChange: () => void): () => void;
  /** Starts a new session, at first and after a failure. */
  restart(): void;
  /** Gives up: the server refuses even a new bearer. */
  fail(): void;
}

interface EmbedSessionOptions {
  /** The partner's key. */
  readonly key: string;
  /** Whether it is a test key: tokens are checked, and everybody is a guest. @default false */
  readonly isTest?: boolean;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Asks the page for a token; null for a guest. */
  readonly requestToken: () => Promise<string | null>;
  /** Called if the server refuses a token; the visitor is then a guest. */
  readonly onRefusedToken: (error: ApiError) => void;
}

/** Age in milliseconds from which a bearer of 15 minutes is renewed. */
const RENEW_AFTER = 13 * 60 * 1_000;

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 409);

/** Creates the session of a frame; it starts with `restart` or the first call. */
export function createEmbedSession(options: EmbedSessionOptions): EmbedSession {
  const { key, isTest = false, requestToken, onRefusedToken } = options;
  const listeners = new Set<() => void>();
  const starter = createClient({ fetch: options.fetch });
  let visitor: EmbedVisitor = { kind: 'loading' };
  let current: { readonly bearer: string; readonly since: number } | null = null;
  let starting: Promise<string> | null = null;

  function setVisitor(next: EmbedVisitor): void {
    const isSame =
      next.kind === visitor.kind &&
      (next.kind !== 'person' || visitor.kind !== 'person' || next.subject === visitor.subject);
    if (isSame) return;
    visitor = next;
    for (const listener of [...listeners]) listener();
  }

  async function startSession(): Promise<string> {
    const token = await requestToken();
    const since = Date.now();
    let subject = token === null || isTest ? null : findTokenSubject(token);
    const asGuest = () => starter.startEmbedSession({ body: { key } });
    const asPerson = () => starter.startEmbedSession({ body: { key, token: token ?? '' } });
    const { bearer } = await (token === null
      ? asGuest()
      : asPerson().catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
          onRefusedToken(error);
          subject = null;
          return asGuest();
        }));
    current = { bearer, since };
    setVisitor(subject === null ? { kind: 'guest' } : { kind: 'person', subject });
    return bearer;
  }

  function getBearer(): Promise<string> {
    if (current && Date.now() - current.since < RENEW_AFTER) return Promise.resolve(current.bearer);
    starting ??= startSession()
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) setVisitor({ kind: 'ended' });
        // A person whose connection is gone for a moment stays who they are.
        else if (visitor.kind === 'loading') setVisitor({ kind: 'failed' });
        throw error;
      })
      .finally(() => {
        starting = null;
      });
    return starting;
  }

  async function fetchWithBearer(url: string, init: RequestInit): Promise<Response> {
    const send = (bearer: string) =>
      options.fetch(url, {
        ...init,
        credentials: 'omit',
        headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${bearer}` },
      });
    const bearer = await getBearer();
    const response = await send(bearer);
    if (response.status !== 401) return response;
    // The server may have ended it early.
    if (current?.bearer === bearer) current = null;
    return send(await getBearer());
  }

  return {
    client: createClient({ fetch: fetchWithBearer }),
    getSnapshot: () => visitor,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    restart() {
      current = null;
      setVisitor({ kind: 'loading' });
      getBearer().catch(() => undefined);
    },
    fail: () => setVisitor({ kind: 'failed' }),
  };
}
