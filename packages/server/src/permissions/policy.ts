import type { Conditions } from '@sewa/auth/rules';

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
  | 'Report'
  | 'Enquiry'
  | 'Notice'
  | 'File';

/**
 * Whose something is that a line is about: the person's own, that of the corporate their session acts for, one or the other, or
 * something they or that corporate are a party to.
 */
export type Whose = 'own' | 'corporate' | 'own-or-corporate' | 'party';

/** One line of the policy: these roles may do this. */
export interface PolicyLine {
  readonly subject: Subject;
  readonly action: Action;
  readonly roles: readonly Role[];
  /** Whose; left out, everybody's. */
  readonly of?: Whose;
  /** What else has to be so of the row. */
  readonly where?: Conditions;
}

/** Who may do what: the whole policy. What is not listed is not allowed. */
export const policy: readonly PolicyLine[] = [
  { subject: 'Sewa', action: 'read', roles: ['tenant', 'owner', 'mainAgent'] },
  { subject: 'Biz', action: 'read', roles: ['corporate', 'administrator', 'member'] },
  { subject: 'Subbusiness', action: 'read', roles: ['administrator', 'member'], of: 'corporate' },
  { subject: 'Subbusiness', action: 'create', roles: ['administrator'], of: 'corporate' },
  { subject: 'Subbusiness', action: 'update', roles: ['administrator'], of: 'corporate' },
  { subject: 'Member', action: 'read', roles: ['administrator', 'member'], of: 'corporate' },
  { subject: 'Member', action: 'update', roles: ['administrator'], of: 'corporate' },
  { subject: 'Member', action: 'delete', roles: ['administrator'], of: 'corporate' },
  { subject: 'Invitation', action: 'read', roles: ['administrator'], of: 'corporate' },
  { subject: 'Invitation', action: 'create', roles: ['administrator'], of: 'corporate' },
  { subject: 'Invitation', action: 'create', roles: ['owner'], of: 'own' },
  { subject: 'Invitation', action: 'delete', roles: ['administrator'], of: 'corporate' },
  {
    subject: 'Invitation',
    action: 'delete',
    roles: ['owner'],
    of: 'own',
    where: { corporateId: { $exists: false } },
  },
  { subject: 'Listing', action: 'read', roles: ['visitor', 'tenant', 'owner', 'mainAgent', 'corporate'] },
  { subject: 'Listing', action: 'create', roles: ['owner', 'mainAgent', 'corporate'] },
  {
    subject: 'Invitation',
    action: 'read',
    roles: ['owner'],
    of: 'own',
    where: { corporateId: { $exists: false } },
  },
  { subject: 'Listing', action: 'update', roles: ['owner', 'mainAgent', 'corporate'], of: 'own' },
  {
    subject: 'Profile',
    action: 'read',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'own',
  },
  {
    subject: 'Profile',
    action: 'update',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'own',
  },
  {
    subject: 'Enquiry',
    action: 'read',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'party',
  },
  {
    subject: 'Notice',
    action: 'read',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'own-or-corporate',
    where: { audience: 'everybody' },
  },
  { subject: 'Notice', action: 'read', roles: ['administrator'], of: 'corporate' },
  { subject: 'Corporate', action: 'read', roles: ['operator'] },
  { subject: 'Corporate', action: 'verify', roles: ['operator'] },
  { subject: 'Report', action: 'read', roles: ['operator'] },
  { subject: 'Report', action: 'update', roles: ['operator'] },
  {
    subject: 'File',
    action: 'create',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'own',
  },
  { subject: 'File', action: 'read', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'own' },
];
