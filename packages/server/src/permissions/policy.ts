/** Who somebody is to the policy; one person may be several. */
export type Role = 'visitor' | 'tenant' | 'owner' | 'mainAgent' | 'corporate';

/** What somebody may do to a subject. */
export type Action = 'read' | 'create' | 'update';

/** What something is done to. `Sewa` stands for the product itself in consumer mode, `Biz` for its business mode. */
export type Subject = 'Sewa' | 'Biz' | 'Listing' | 'Profile' | 'Subbusiness';

/** One line of the policy: these roles may do this; `isOwnOnly` limits it to what belongs to the person. */
export interface PolicyLine {
  readonly subject: Subject;
  readonly action: Action;
  readonly roles: readonly Role[];
  readonly isOwnOnly?: boolean;
}

/** Who may do what: the whole policy. What is not listed is not allowed. */
export const policy: readonly PolicyLine[] = [
  { subject: 'Sewa', action: 'read', roles: ['tenant', 'owner', 'mainAgent'] },
  { subject: 'Biz', action: 'read', roles: ['corporate'] },
  { subject: 'Subbusiness', action: 'read', roles: ['corporate'] },
  { subject: 'Listing', action: 'read', roles: ['visitor', 'tenant', 'owner', 'mainAgent', 'corporate'] },
  { subject: 'Listing', action: 'create', roles: ['owner', 'mainAgent', 'corporate'] },
  { subject: 'Listing', action: 'update', roles: ['owner', 'mainAgent', 'corporate'], isOwnOnly: true },
  {
    subject: 'Profile',
    action: 'read',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    isOwnOnly: true,
  },
  {
    subject: 'Profile',
    action: 'update',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    isOwnOnly: true,
  },
];
