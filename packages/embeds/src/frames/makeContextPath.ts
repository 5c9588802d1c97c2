import { conversationPath, discoverPath, HELP_CONVERSATION } from '@sewa/paths';

const LISTING = 'listing-';

/** The page of the main site that a conversation's context is about. */
export const makeContextPath = (context: string): string =>
  context.startsWith(LISTING)
    ? `${discoverPath()}/${encodeURIComponent(context.slice(LISTING.length))}`
    : conversationPath(HELP_CONVERSATION);
