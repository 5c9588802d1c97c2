import type { RouteShape } from '../routes.ts';

/** So many calls within so many seconds; what is refused is answered 429, with the seconds to wait in `Retry-After`. */
export interface RateLimit {
  /** How many, or the setting by which the operator says so. */
  readonly max: number | 'OTP_PER_ADDRESS';
  /** Seconds, a day at most; they begin with the clock's minute, hour or day, which all processes know. */
  readonly seconds: number;
  /** Whatever names the same here is counted together; each call by itself where it is left out. */
  readonly together?: string;
  /** Counted as soon as a request comes, before anything of it is read, and not at all where `RATE_LIMITS` is off. */
  readonly isCountedFirst?: true;
  /** Counted in the memory of each process, filling again little by little. */
  readonly isInMemory?: true;
  /** Counted by the verb itself, since only some of the calls count: those that do something new, or send something. */
  readonly isCountedByVerb?: true;
  /** The field that is refused and why, where the usual sentence says too little. */
  readonly refuses?: { readonly name: string; readonly reason: string };
}

/** What of a call is let in: the columns of a row, each with a usual value that a row need not write. */
export interface RouteLimits {
  /** Most bytes of a body; 64 KB where it is left out. */
  readonly bodyBytes?: number;
  /** Media types a body may have; `application/json` where they are left out. What is not JSON is taken as a file. */
  readonly bodyTypes?: readonly string[];
  /** From where something may be changed: from our own pages only (`own`, the usual), or from anywhere. */
  readonly origin?: 'own' | 'any';
  /** How often one network address may ask; `usualReadLimit` or `usualWriteLimit` where they are left out. */
  readonly perAddress?: readonly RateLimit[];
  /** How often one person may ask, by their session; a visitor is counted by their address. None where they are left out. */
  readonly perPerson?: readonly RateLimit[];
  /** Whether a write has to be sent with a key, under which it is carried out once; every write may be. */
  readonly idempotencyKey?: 'optional' | 'required';
  /**
   * Set where the answer gives access to something, or tells what only some people may know next to text of others. A read is then not
   * compressed, since the length of a compressed text lets others guess it (BREACH); the answer of a write is given only once.
   */
  readonly isAnswerSecret?: boolean;
}

/** Reads of one address, all together: 600 at once, and 100 a second in the long run. */
export const usualReadLimit: RateLimit = {
  max: 600,
  seconds: 6,
  together: 'reads',
  isCountedFirst: true,
  isInMemory: true,
};

/** Writes of one address, all together: 60 a minute. */
export const usualWriteLimit: RateLimit = { max: 60, seconds: 60, together: 'writes', isCountedFirst: true };

/** Seconds of the windows that rows name. */
export const HOUR = 3_600;
/** Seconds of the longest window. */
export const DAY = 24 * HOUR;

/** One-time codes sent for one address, whatever they are for; `field` is where the code was to go. */
export const sentCodes = (field: string): RateLimit => ({
  max: 'OTP_PER_ADDRESS',
  seconds: HOUR,
  together: 'codes',
  isCountedByVerb: true,
  refuses: { name: field, reason: 'cannot be sent a code now: too many were asked for from here.' },
});

/** The columns of a row, with the usual value where it names none. */
export const completeLimits = ({
  method,
  bodyBytes = 64 * 1024,
  bodyTypes = ['application/json'],
  origin = 'own',
  perAddress = [method === 'GET' ? usualReadLimit : usualWriteLimit],
  perPerson = [],
  idempotencyKey = 'optional',
  isAnswerSecret = false,
}: Pick<RouteShape, 'method'> & RouteLimits): Required<RouteLimits> => ({
  bodyBytes,
  bodyTypes,
  origin,
  perAddress,
  perPerson,
  idempotencyKey,
  isAnswerSecret,
});
