/**
 * Who somebody is to the policy; one person may be several. An administrator and a member are that in the corporate their
 * session acts for; a corporate user has signed up as one; an operator acts for a corporate that was named as one.
 */
export type Role =
  | 'visitor'
  | 'tenant'
  | 'owner'
  | 'mainAgent'
  | 'corporate'
  | 'administrator'
  | 'member'
  | 'operator';

/** What somebody may do to a subject. */
export type Action = 'read' | 'create' | 'update' | 'delete' | 'verify';

/**
 * What something is done to. `Sewa` stands for the product itself in consumer mode, `Biz` for its business mode; a `Corporate` is
 * read and verified by those who operate the product, a `Report` is what somebody says is wrong with a listing.
 */
export type Subject =
  | 'Sewa'
  | 'Biz'
  | 'Listing'
  | 'Profile'
  | 'Subbusiness'
  | 'Member'
  | 'Invitation'
  | 'Corporate'
  | 'Report';

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
  { subject: 'Corporate', action: 'read', roles: ['operator'] },
  { subject: 'Corporate', action: 'verify', roles: ['operator'] },
  { subject: 'Report', action: 'read', roles: ['operator'] },
  { subject: 'Report', action: 'update', roles: ['operator'] },
];
