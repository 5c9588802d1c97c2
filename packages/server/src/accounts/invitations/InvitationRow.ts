import type { Invitation, InvitationEntry } from '@sewa/api/client';
import { formatAddressWithoutUnit } from '@sewa/formatters';

/** An invitation, as stored, with the names of its corporate or listing. */
export interface InvitationRow {
  id: string;
  email: string;
  actor_type: number;
  onboarding_type: 0 | 1 | 2;
  rental_process_id: string | null;
  invited_by: string;
  invited_by_name: string;
  corporate_id: string | null;
  corporate_name: string | null;
  role: 'administrator' | 'member' | null;
  organisation_id: string | null;
  listing_id: string | null;
  title: string | null;
  block: string | null;
  street: string | null;
  slug: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  declined_at: Date | null;
  withdrawn_at: Date | null;
}

/** The state of an invitation. */
export function findState(row: InvitationRow, now: Date): Invitation['state'] {
  if (row.accepted_at) return 'accepted';
  if (row.declined_at) return 'declined';
  if (row.withdrawn_at) return 'withdrawn';
  return row.expires_at <= now ? 'expired' : 'waiting';
}

/** The user types of the actor types: an occupier is a tenant's, a co-agent an agent. */
const userTypeByActor: Readonly<Record<number, 1 | 2 | 3 | 4>> = { 1: 1, 2: 2, 3: 3, 4: 3, 5: 1, 6: 4 };

/** The user type an invitation requires. */
export const findUserType = (row: Pick<InvitationRow, 'corporate_id' | 'actor_type'>): 1 | 2 | 3 | 4 =>
  row.corporate_id === null ? (userTypeByActor[row.actor_type] ?? 1) : 4;

/** The name of the home of an invitation. */
export function nameListing({
  title,
  block,
  street,
}: Pick<InvitationRow, 'title' | 'block' | 'street'>): string {
  const address = formatAddressWithoutUnit({
    block,
    street: street ?? '',
    floor: null,
    unit: null,
    postalCode: null,
  });
  return title ? `${title}, ${address}` : address;
}

/** The name of the corporate or home of an invitation. */
export const nameInviter = (row: InvitationRow): string => row.corporate_name ?? nameListing(row);

/** An invitation, for the people who manage it. */
export const describeEntry = (row: InvitationRow, now: Date): InvitationEntry => ({
  id: row.id,
  email: row.email,
  actorType: row.actor_type,
  onboardingType: row.onboarding_type,
  state: findState(row, now),
  invitedByName: row.invited_by_name,
  corporateName: row.corporate_name,
  role: row.role,
  organisationId: row.organisation_id,
  listing: row.listing_id === null ? null : { id: row.listing_id, name: nameListing(row) },
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

/** An invitation, for anyone with its link or code; `userId` is null for a visitor. */
export const describeInvitation = (row: InvitationRow, userId: string | null, now: Date): Invitation => ({
  state: findState(row, now),
  actorType: row.actor_type,
  onboardingType: row.onboarding_type,
  rentalProcessId: row.rental_process_id,
  invitedByName: row.invited_by_name,
  isCorporate: row.corporate_id !== null,
  corporateName: row.corporate_name,
  role: row.role,
  listing:
    row.listing_id === null ? null : { id: row.listing_id, name: nameListing(row), slug: row.slug ?? '' },
  userType: findUserType(row),
  isOwn: userId !== null && row.invited_by === userId,
  isAcceptedByAsker: userId !== null && row.accepted_by === userId,
  expiresAt: row.expires_at.toISOString(),
});
