import type { SessionRow } from '../../platform/sessions/queries.ts';

/** The participants that a user can be: themselves, and their current corporate. */
export const listOwnIds = ({
  user_id: userId,
  corporate_id: corporateId,
}: Pick<SessionRow, 'user_id' | 'corporate_id'>): string[] =>
  corporateId === null ? [userId] : [userId, `corporate-${corporateId}`];
