import type { RouteName } from '@sewa/api/client';
import { contract, type RateLimit, type Route } from '@sewa/api/schema';
import { makeCounter, type WindowCounter } from '../http/countInWindow.ts';
import { HttpError } from '../http/HttpError.ts';
import { countRequest } from '../http/queries.ts';
import type { Settings } from '../settings/settings.ts';
import type { Context } from './Context.ts';

/** What counting a call needs: its name and the limits of its row. */
export type CountedCall = Pick<Route, 'name' | 'perAddress' | 'perPerson'>;

const findMax = (max: number | 'OTP_PER_ADDRESS', settings: Settings): number =>
  max === 'OTP_PER_ADDRESS' ? settings.codesPerAddress : max;

/** The row that counts a call against one of its limits. */
export interface CallCounter extends WindowCounter {
  /** The field that is named if the limit is reached. */
  readonly refuses: RateLimit['refuses'];
}

/** The answer to a call whose limit is reached. */
export const refuseCall = ({ retryAfter, refuses }: CallCounter): HttpError =>
  new HttpError('too-many', { retryAfter, fields: refuses ? [refuses] : [] });

/** The counters of the limits in a call's row that are counted at this point. */
function listCounters(
  { settings, browser, session, realNow: now }: Context,
  { name, perAddress = [], perPerson = [] }: CountedCall,
  isByVerb: boolean,
): CallCounter[] {
  const address = `address:${browser.address}`;
  const person = session ? `user:${session.user_id}` : address;
  const limits = [
    ...perAddress.map((limit) => ({ limit, who: address })),
    ...perPerson.map((limit) => ({ limit, who: person })),
  ];
  return limits
    .filter(
      ({ limit: { isCountedFirst = false, isCountedByVerb = false, isOptional } }) =>
        !isCountedFirst && isCountedByVerb === isByVerb && (settings.isRateLimited || !isOptional),
    )
    .map(({ limit: { max, seconds, together, refuses }, who }) => {
      const window = { name: together ?? name, who, max: findMax(max, settings), seconds };
      return { ...makeCounter(window, now), refuses };
    });
}

/** Counts a call against the limits of its row that are counted at this point; throws if one of them is reached. */
async function count(ctx: Context, call: CountedCall, isByVerb: boolean): Promise<void> {
  for (const counter of listCounters(ctx, call, isByVerb))
    if (!(await countRequest(ctx.db, counter))) throw refuseCall(counter);
}

/** Counts a call that matches the contract, before its verb runs. */
export const countAtDoor = (ctx: Context, call: CountedCall): Promise<void> => count(ctx, call, false);

/** For verbs: counts a call whose row says `isCountedByVerb`, in the verb's transaction if it has one. */
export const countCall = (ctx: Context, name: RouteName): Promise<void> => count(ctx, contract[name], true);

/** For verbs: the counter of a call whose row has one limit that says `isCountedByVerb`, for a statement that does more than count. */
export function getCallCounter(ctx: Context, name: RouteName): CallCounter {
  const [counter, ...others] = listCounters(ctx, contract[name], true);
  if (!counter || others.length > 0) throw new Error(`"${name}" has not one limit that its verb counts.`);
  return counter;
}
