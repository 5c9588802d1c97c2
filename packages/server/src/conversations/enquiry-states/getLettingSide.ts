import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { getParticipant } from '../chat/getParticipant.ts';
import { findLettingSide, type LettingSide } from './enquiryStateQueries.ts';

/** The side of the caller in a conversation about a listing they let; throws 'not found' for the asker and everybody else. */
export async function getLettingSide(
  ctx: Pick<SignedIn, 'db' | 'session'>,
  conversationId: string,
  action: 'read' | 'update',
): Promise<LettingSide> {
  const { id } = await getParticipant(ctx, conversationId, action);
  const side = await findLettingSide(ctx.db, id);
  if (!side) throw new HttpError('not-found');
  return side;
}
