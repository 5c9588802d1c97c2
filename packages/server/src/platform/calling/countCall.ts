import type { RouteName } from '@sewa/api/client';
import { contract, type Route } from '@sewa/api/schema';
import { countInWindow } from '../http/countInWindow.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Settings } from '../settings/settings.ts';
import type { Context } from './Context.ts';

/** What counting a call needs: its name and the limits of its row. */
export type CountedCall = Pick<Route, 'name' | 'perAddress' | 'perPerson'>;

const findMax = (max: number | 'OTP_PER_ADDRESS', settings: Settings): number =>
  max === 'OTP_PER_ADDRESS' ? settings.codesPerAddress : max;

/** Counts a call against the limits of its row that are counted at this point; throws if one of them is reached. */
async function count(
  { db, settings, browser, session, realNow: now }: Context,
  { name, perAddress = [], perPerson = [] }: CountedCall,
  isByVerb: boolean,
): Promise<void> {
  const address = `address:${browser.address}`;
  const person = session ? `user:${session.user_id}` : address;
  const limits = [
    ...perAddress.map((limit) => ({ limit, who: address })),
    ...perPerson.map((limit) => ({ limit, who: person })),
  ];
  for (const { limit, who } of limits) {
    const { max, seconds, together, isCountedFirst = false, isCountedByVerb = false, refuses } = limit;
    if (isCountedFirst || isCountedByVerb !== isByVerb) continue;
    if (limit.isOptional && !settings.isRateLimited) continue;
    const window = { name: together ?? name, who, max: findMax(max, settings), seconds };
    const retryAfter = await countInWindow(db, window, now);
    if (retryAfter > 0) throw new HttpError('too-many', { retryAfter, fields: refuses ? [refuses] : [] });
  }
}

/** Counts a call that matches the contract, before its verb runs. */
export const countAtDoor = (ctx: Context, call: CountedCall): Promise<void> => count(ctx, call, false);

/** For verbs: counts a call whose row says `isCountedByVerb`, in the verb's transaction if it has one. */
export const countCall = (ctx: Context, name: RouteName): Promise<void> => count(ctx, contract[name], true);
