/**
 * Who somebody is to the policy; one person may be several. An administrator and a member are that in the corporate their
 * session acts for; a corporate user has signed up as one.
 */
export type Role = 'visitor' | 'tenant' | 'owner' | 'mainAgent' | 'corporate' | 'administrator' | 'member';

/** What somebody may do to a subject. */
export type Action = 'read' | 'create' | 'update' | 'delete';

/** What something is done to. `Sewa` stands for the product itself in consumer mode, `Biz` for its business mode. */
export type Subject = 'Sewa' | 'Biz' | 'Listing' | 'Profile' | 'Subbusiness' | 'Member' | 'Invitation';

/** One line of the policy: these roles may do this. */
export interface PolicyLine {
  readonly subject: Subject;
  readonly action: Action;
  readonly roles: readonly Role[];
  /** Only to what belongs to the person. */
  readonly isOwnOnly?: boolean;
  /** Only to what belongs to the corporate their session acts for. */
  readonly isCorporateOnly?: boolean;
}

/** Who may do what: the whole policy. What is not listed is not allowed. */
export const policy: readonly PolicyLine[] = [
  { subject: 'Sewa', action: 'read', roles: ['tenant', 'owner', 'mainAgent'] },
  { subject: 'Biz', action: 'read', roles: ['corporate', 'administrator', 'member'] },
  { subject: 'Subbusiness', action: 'read', roles: ['administrator', 'member'], isCorporateOnly: true },
  { subject: 'Subbusiness', action: 'create', roles: ['administrator'], isCorporateOnly: true },
  { subject: 'Subbusiness', action: 'update', roles: ['administrator'], isCorporateOnly: true },
  { subject: 'Member', action: 'read', roles: ['administrator', 'member'], isCorporateOnly: true },
  { subject: 'Member', action: 'update', roles: ['administrator'], isCorporateOnly: true },
  { subject: 'Member', action: 'delete', roles: ['administrator'], isCorporateOnly: true },
  { subject: 'Invitation', action: 'read', roles: ['administrator'], isCorporateOnly: true },
  { subject: 'Invitation', action: 'create', roles: ['administrator'], isCorporateOnly: true },
  { subject: 'Invitation', action: 'create', roles: ['owner'], isOwnOnly: true },
  { subject: 'Listing', action: 'read', roles: ['visitor', 'tenant', 'owner', 'mainAgent', 'corporate'] },
  { subject: 'Listing', action: 'create', roles: ['owner', 'mainAgent', 'corporate'] },
  { subject: 'Invitation', action: 'read', roles: ['owner'], isOwnOnly: true },
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
