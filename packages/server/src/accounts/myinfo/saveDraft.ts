import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { parsePerson } from './parsePerson.ts';
import type { MyinfoUserType } from './personFields.ts';
import { putDraft } from './queries.ts';

/** How long what Myinfo said waits to be submitted, in milliseconds: 22 hours, so that an hourly job has it gone within a day. */
export const DRAFT_MS = 22 * 60 * 60 * 1000;

/** Where a draft is sealed for. */
export const draftLocation = (userId: string): string => `myinfo_drafts.fields ${userId}`;

/** Keeps what Myinfo said of a user until they submit it, sealed, and writes down which fields were fetched. */
export async function saveDraft(
  tx: Transaction,
  sealer: Sealer,
  { userId, userType, person }: { userId: string; userType: MyinfoUserType; person: unknown },
  now: Date,
): Promise<void> {
  const fields = parsePerson(person, userType);
  const transactionId = randomUUID();
  await putDraft(tx, {
    userId,
    transactionId,
    userType,
    fields: sealer.seal(JSON.stringify(fields), draftLocation(userId)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + DRAFT_MS),
  });
  const names = fields.flatMap(({ name, value }) => (value === null ? [] : name)).join(' ');
  const details = { transaction: transactionId, fields: names };
  await recordAudit(tx, { userId, action: 'myinfo-fetched', details }, now);
}
