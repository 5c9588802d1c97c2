import type { Conditions } from '@sewa/auth/rules';

/**
 * Roles in the policy; a user can have several. `administrator` and `member` refer to the current corporate, `corporate` is a user
 * type, and an `operator` acts for a corporate that operates the product.
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

/** An action on a subject. */
export type Action = 'read' | 'create' | 'update' | 'delete' | 'verify';

/**
 * The subject of an action. `Sewa` is the product in consumer mode, `Biz` its business mode; operators read and verify each
 * `Corporate`; a `Report` is a listing report, and an `Article` one in any state: visitors read published ones without a rule. A
 * `Property` is a unit with its owner and its agents, a `Review` a listing before it is published, a `Dispute` one about a unit, the
 * `Desk` what operators look up and note. A
 * `Service` and its bills belong to payer and payee; an `Application` is a service that waits for terms.
 */
export type Subject =
  | 'Sewa'
  | 'Biz'
  | 'Listing'
  | 'Property'
  | 'Review'
  | 'Dispute'
  | 'Desk'
  | 'PaymentMethod'
  | 'Payee'
  | 'Service'
  | 'Bill'
  | 'Application'
  | 'PaymentDifference'
  | 'Profile'
  | 'Subbusiness'
  | 'Member'
  | 'Invitation'
  | 'Corporate'
  | 'Report'
  | 'Article'
  | 'Enquiry'
  | 'Conversation'
  | 'Notice'
  | 'PartnerSite'
  | 'File';

/**
 * Ownership a line requires: the user's own, the current corporate's, either of them, or something the user or the corporate is a
 * party to.
 */
export type Whose = 'own' | 'corporate' | 'own-or-corporate' | 'party';

/** One line of the policy: these roles may do these actions. */
export interface PolicyLine {
  readonly subject: Subject;
  readonly action: Action;
  readonly roles: readonly Role[];
  /** Required ownership; by default any. */
  readonly of?: Whose;
  /** Further conditions on the row. */
  readonly where?: Conditions;
}

/** The whole access policy. Deny by default: what isn't listed isn't allowed. */
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
  { subject: 'Listing', action: 'create', roles: ['administrator', 'member'], of: 'corporate' },
  { subject: 'Listing', action: 'update', roles: ['owner', 'mainAgent', 'corporate'], of: 'own' },
  { subject: 'Listing', action: 'update', roles: ['administrator', 'member'], of: 'corporate' },
  { subject: 'Property', action: 'read', roles: ['owner', 'mainAgent'], of: 'own' },
  { subject: 'Property', action: 'read', roles: ['administrator', 'member'], of: 'corporate' },
  { subject: 'Property', action: 'create', roles: ['owner', 'mainAgent'], of: 'own' },
  { subject: 'Property', action: 'create', roles: ['administrator', 'member'], of: 'corporate' },
  { subject: 'Property', action: 'update', roles: ['owner', 'mainAgent'], of: 'own' },
  { subject: 'Property', action: 'update', roles: ['administrator', 'member'], of: 'corporate' },
  { subject: 'Review', action: 'read', roles: ['operator'] },
  { subject: 'Review', action: 'update', roles: ['operator'] },
  { subject: 'Dispute', action: 'read', roles: ['operator'] },
  { subject: 'Dispute', action: 'update', roles: ['operator'] },
  { subject: 'Desk', action: 'read', roles: ['operator'] },
  { subject: 'Desk', action: 'create', roles: ['operator'] },
  {
    subject: 'PaymentMethod',
    action: 'read',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'own',
  },
  {
    subject: 'PaymentMethod',
    action: 'create',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'own',
  },
  {
    subject: 'PaymentMethod',
    action: 'delete',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'own',
  },
  { subject: 'Payee', action: 'read', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'own' },
  { subject: 'Payee', action: 'create', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'own' },
  { subject: 'Payee', action: 'delete', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'own' },
  { subject: 'Service', action: 'create', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'own' },
  { subject: 'Service', action: 'update', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'own' },
  { subject: 'Service', action: 'read', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'party' },
  { subject: 'Bill', action: 'read', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'party' },
  { subject: 'Bill', action: 'update', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'party' },
  { subject: 'Application', action: 'read', roles: ['operator'] },
  { subject: 'Application', action: 'update', roles: ['operator'] },
  { subject: 'PaymentDifference', action: 'read', roles: ['operator'] },
  { subject: 'PaymentDifference', action: 'update', roles: ['operator'] },
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
    subject: 'Conversation',
    action: 'read',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate', 'administrator', 'member'],
    of: 'party',
  },
  {
    subject: 'Conversation',
    action: 'update',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate', 'administrator', 'member'],
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
  { subject: 'PartnerSite', action: 'read', roles: ['administrator'], of: 'corporate' },
  { subject: 'PartnerSite', action: 'create', roles: ['administrator'], of: 'corporate' },
  { subject: 'PartnerSite', action: 'update', roles: ['administrator'], of: 'corporate' },
  { subject: 'PartnerSite', action: 'delete', roles: ['administrator'], of: 'corporate' },
  { subject: 'Corporate', action: 'read', roles: ['operator'] },
  { subject: 'Corporate', action: 'verify', roles: ['operator'] },
  { subject: 'Report', action: 'read', roles: ['operator'] },
  { subject: 'Report', action: 'update', roles: ['operator'] },
  { subject: 'Article', action: 'read', roles: ['operator'] },
  { subject: 'Article', action: 'create', roles: ['operator'] },
  { subject: 'Article', action: 'update', roles: ['operator'] },
  {
    subject: 'File',
    action: 'create',
    roles: ['tenant', 'owner', 'mainAgent', 'corporate'],
    of: 'own',
  },
  { subject: 'File', action: 'read', roles: ['tenant', 'owner', 'mainAgent', 'corporate'], of: 'own' },
  { subject: 'File', action: 'read', roles: ['operator'], where: { isReported: true } },
];
