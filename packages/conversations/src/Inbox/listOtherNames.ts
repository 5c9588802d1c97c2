import type { ChatUser } from '@sewa/api/client';
import * as messages from '../messages.ts';

/** The names of the other participants, as one reads them. */
export const listOtherNames = (users: readonly ChatUser[]): string =>
  users
    .filter(({ isMe }) => !isMe)
    .map(({ name }) => name ?? messages.someone)
    .join(', ') || messages.someone;
