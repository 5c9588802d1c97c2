import type { CompiledRules } from '@sewa/auth/rules';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import {
  findParticipant,
  type Participant,
  readConversations,
  updatedConversations,
} from './participantQueries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const rows = { read: readConversations, update: updatedConversations } as const;

/** Makes the rules for a conversation's participants; throws 'not found' for what is no id of a conversation. */
export function compileParticipants(
  session: SignedIn['session'],
  conversationId: string,
  action: keyof typeof rows,
): (firstParameter: number) => CompiledRules {
  if (!uuid.test(conversationId)) throw new HttpError('not-found');
  return (firstParameter) => compilePermission(session, { ...rows[action], firstParameter });
}

/** The participant that the caller is in a conversation; throws 'not found' if they take no part in it. */
export async function getParticipant(
  { db, session }: Pick<SignedIn, 'db' | 'session'>,
  conversationId: string,
  action: keyof typeof rows,
): Promise<Participant> {
  const allowed = compileParticipants(session, conversationId, action)(2);
  const participant = await findParticipant(db, conversationId, allowed);
  if (!participant) throw new HttpError('not-found');
  return participant;
}
