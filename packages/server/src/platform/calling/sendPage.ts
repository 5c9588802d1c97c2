import type { RouteName } from '@sewa/api/client';
import type { Reply } from './Reply.ts';
import type { Respond } from './VerbRouter.ts';

/** A page of a list whose answer is an array: the next one is in the header `Link`. */
export interface ListedPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Makes the response of a page: its items, and a link to the next page in the header if there is one. */
export const sendPage =
  (name: RouteName): Respond<ListedPage<unknown>> =>
  ({ items, nextCursor }, reply: Reply) =>
    reply.sendAnswer(name, items, nextCursor === null ? {} : { link: reply.linkNext(nextCursor) });
