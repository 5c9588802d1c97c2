import { patterns, product } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { insertWaitlist, type WaitlistRow } from './queries.ts';

type NewWaitlist = Pick<WaitlistRow, 'name' | 'title' | 'summary' | 'country' | 'asks_phone'>;

const nameForm = /^(dubai\/)?[a-z0-9]+(-[a-z0-9]+)*$/;

/** First parts of addresses that no page has a pattern for: calls, files, and the sandbox. */
const otherAddresses = ['api', 'assets', 'dubai', 'media', 'sandbox'];

/** First parts of all addresses of the product, which no waitlist may have for a name. */
const listTakenNames = (): Set<string> =>
  new Set([...otherAddresses, ...Object.values(patterns).map((pattern) => pattern.split('/')[1] ?? '')]);

/** Adds a waitlist. Throws, in words for a terminal, if its name can't be used. */
export const addWaitlist = defineVerb(system, async (ctx, list: NewWaitlist): Promise<void> => {
  const { name } = list;
  if (!nameForm.test(name) || name.length > 100)
    throw new Error(
      `"${name}" is no name of a waitlist: it has lower-case words joined by dashes, and may begin with dubai/.`,
    );
  if (listTakenNames().has(name)) throw new Error(`/${name} is an address of ${product.name} already.`);
  if (!(await ctx.transaction(({ db }) => insertWaitlist(db, list))))
    throw new Error(`There is a waitlist ${name} already.`);
});
