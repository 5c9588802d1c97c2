import { createPermissions } from '@sewa/auth/permissions';

type Action = 'read' | 'create' | 'update';
type Subject = 'Sewa' | 'Biz' | 'Listing' | 'Profile' | 'Subbusiness' | 'Article' | 'Review';

/** What the pages of this package ask permissions with. */
export const { useCan } = createPermissions<Action, Subject>();

/** Asks whether somebody may do something to some row of a subject. */
export type CheckByType = (action: Action, subject: Subject) => boolean;
