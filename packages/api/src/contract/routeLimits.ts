import type { RouteShape } from '../routes.ts';

/** A rate limit. Calls above it get 429, with the seconds to wait in `Retry-After`. */
export interface RateLimit {
  /** Maximum number of calls, or the name of the setting that holds it. */
  readonly max: number | 'OTP_PER_ADDRESS';
  /** Window in seconds, a day at most. Windows start at the clock's minute, hour or day, so all processes agree on them. */
  readonly seconds: number;
  /** Limits with the same name share a counter. By default, each call has its own. */
  readonly together?: string;
  /** Counted before any of the request is read; not counted if `RATE_LIMITS` is off. */
  readonly isCountedFirst?: true;
  /** Counted once the request was read, and not counted if `RATE_LIMITS` is off. */
  readonly isOptional?: true;
  /** A token bucket in the memory of each process, refilled continuously. */
  readonly isInMemory?: true;
  /** Counted by the verb itself, because only some calls count: those that create or send something. */
  readonly isCountedByVerb?: true;
  /** The field error to return, if the general message is too vague. */
  readonly refuses?: { readonly name: string; readonly reason: string };
}

/** Limits of a call, each with a default. */
export interface RouteLimits {
  /** Maximum body size in bytes. @default 65536 */
  readonly bodyBytes?: number;
  /** Accepted media types of the body; other than JSON, it is handled as a file. @default ['application/json'] */
  readonly bodyTypes?: readonly string[];
  /** Which origins may send a write: our own pages only, or any. @default 'own' */
  readonly origin?: 'own' | 'any';
  /** Rate limits per network address. By default `usualReadLimit` or `usualWriteLimit`. */
  readonly perAddress?: readonly RateLimit[];
  /** Rate limits per signed-in user; visitors are counted by their address. None by default. */
  readonly perPerson?: readonly RateLimit[];
  /**
   * Whether a write requires an idempotency key. Every write accepts one; `by-verb` if the verb itself stores it with what it writes, so
   * that a repeated call is answered even if the process died before its first answer. @default 'optional'
   */
  readonly idempotencyKey?: 'optional' | 'required' | 'by-verb';
  /**
   * Set if the response grants access, or mixes private data with text from others. A read is then not compressed, because the
   * compressed length leaks its content (BREACH). The response of a write is not replayed for a repeated idempotency key.
   */
  readonly isAnswerSecret?: boolean;
  /** Whether the bearer of a frame on a partner's site opens the call. @default false */
  readonly isForEmbeds?: boolean;
}

/** All reads of one address: a burst of 600, and 100 a second on average. */
export const usualReadLimit: RateLimit = {
  max: 600,
  seconds: 6,
  together: 'reads',
  isCountedFirst: true,
  isInMemory: true,
};

/** All writes of one address: 60 a minute. */
export const usualWriteLimit: RateLimit = { max: 60, seconds: 60, together: 'writes', isCountedFirst: true };

/** One hour, in seconds. */
export const HOUR = 3_600;
/** One day, in seconds: the longest window. */
export const DAY = 24 * HOUR;

/** Limits the one-time codes one address can request, for any purpose; `field` is the form field that is rejected. */
export const sentCodes = (field: string): RateLimit => ({
  max: 'OTP_PER_ADDRESS',
  seconds: HOUR,
  together: 'codes',
  isCountedByVerb: true,
  refuses: {
    name: field,
    reason: "can't be sent a code now: too many codes were requested from your network. Try again later.",
  },
});

/** The limits of a call, with defaults filled in. */
export const completeLimits = ({
  method,
  bodyBytes = 64 * 1024,
  bodyTypes = ['application/json'],
  origin = 'own',
  perAddress = [method === 'GET' ? usualReadLimit : usualWriteLimit],
  perPerson = [],
  idempotencyKey = 'optional',
  isAnswerSecret = false,
  isForEmbeds = false,
}: Pick<RouteShape, 'method'> & RouteLimits): Required<RouteLimits> => ({
  bodyBytes,
  bodyTypes,
  origin,
  perAddress,
  perPerson,
  idempotencyKey,
  isAnswerSecret,
  isForEmbeds,
});
