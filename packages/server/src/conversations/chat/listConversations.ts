import { enquiryStates } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isLocked } from '../../platform/database/isLocked.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import {
  type ListFilter,
  selectConversationsJson,
  selectUnnamedConversationsJson,
} from './conversationQueries.ts';
import * as messages from './messages.ts';
import { readConversations } from './participantQueries.ts';

const MAX_PAGE_SIZE = 100;

const parseCount = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

function parsePage(query: URLSearchParams): { limit: number; offset: number } {
  const pageNumber = parseCount(query.get('pageNumber') ?? '1');
  const pageSize = parseCount(query.get('pageSize') ?? '50');
  const isSizeInRange = pageSize !== null && pageSize <= MAX_PAGE_SIZE;
  if (pageNumber !== null && isSizeInRange) return { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  throw new HttpError('invalid', {
    fields: [
      ...(pageNumber === null ? [{ name: 'pageNumber', reason: messages.pageNumberReason }] : []),
      ...(isSizeInRange ? [] : [{ name: 'pageSize', reason: messages.pageSizeReason }]),
    ],
  });
}

const isState = (text: string): text is NonNullable<ListFilter['state']> =>
  enquiryStates.some((state) => state === text);

/** What is asked for by a query; an empty value, as a form sends it, asks for nothing. */
function parseFilter(query: URLSearchParams): ListFilter {
  const home = query.get('home') || null;
  const state = query.get('state') || null;
  const flags = (['unread', 'mine'] as const).map((name) => ({ name, value: query.get(name) || null }));
  const isKnown = state === null || isState(state);
  const fields = [
    ...(home === null || /^[a-z2-7]{12}$/.test(home)
      ? []
      : [{ name: 'home', reason: messages.filterReason }]),
    ...(isKnown ? [] : [{ name: 'state', reason: messages.filterReason }]),
    ...flags
      .filter(({ value }) => value !== null && value !== '1')
      .map(({ name }) => ({ name, reason: messages.filterReason })),
  ];
  if (fields.length > 0 || !isKnown) throw new HttpError('invalid', { fields });
  const [isUnread = false, isMine = false] = flags.map(({ value }) => value !== null);
  return { home, state, isUnread, isMine };
}

/** A page of the user's conversations, those with the newest message first; without names of homes while the listings are locked. */
export const listConversations = defineVerb(
  signedIn,
  async ({ db, session }, { query }: RouteInput<'listConversations'>) => {
    const page = parsePage(query);
    const allowed = compilePermission(session, { ...readConversations, firstParameter: 8 });
    const list = { userId: session.user_id, page, filter: parseFilter(query) };
    const json = await selectConversationsJson(db, list, allowed).catch((error: unknown) => {
      if (!isLocked(error)) throw error;
      return selectUnnamedConversationsJson(db, list, allowed);
    });
    return new JsonText(json);
  },
);
