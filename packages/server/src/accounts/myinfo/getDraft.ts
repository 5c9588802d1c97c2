import type { Myinfo } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type DraftField, isVerified, maskNumber } from './parsePerson.ts';
import { type DraftRow, findDraft } from './queries.ts';
import { draftLocation } from './saveDraft.ts';

/** The fields of a draft, unsealed. */
export const openDraft = (sealer: Sealer, userId: string, { fields }: DraftRow): DraftField[] =>
  JSON.parse(sealer.unseal(fields, draftLocation(userId)));

/** Whether a profile has a field that Myinfo does not change: how somebody is reached is theirs to change, with proof. */
const isSettled = (
  { name }: DraftField,
  { email, phone_number }: Pick<SessionRow, 'email' | 'phone_number'>,
): boolean => (name === 'email' && Boolean(email)) || (name === 'phoneNumber' && Boolean(phone_number));

/** The fields that submitting a draft would fill in, for whoever it is about. */
export const listOpenFields = (
  fields: readonly DraftField[],
  profile: Pick<SessionRow, 'email' | 'phone_number'>,
): DraftField[] => fields.filter((field) => !isSettled(field, profile));

/** What Myinfo said of whoever is signed in, as they may see it; null when nothing waits. */
export const getDraft = defineVerb(signedIn, async (ctx): Promise<Myinfo | null> => {
  const { db, sealer, session, now } = ctx;
  const row = sealer && (await findDraft(db, session.user_id, now));
  if (!row) return null;
  const fields = listOpenFields(openDraft(sealer, session.user_id, row), session);
  return {
    userType: row.user_type,
    isSignedUp: session.is_valid,
    fields: fields.map((field) => ({
      ...field,
      value: field.name === 'identityNumber' && field.value !== null ? maskNumber(field.value) : field.value,
      isLocked: isVerified(field),
    })),
    expiresAt: row.expires_at.toISOString(),
  };
});
