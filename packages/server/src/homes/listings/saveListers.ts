import type { Queryable } from '../../platform/database/database.ts';
import { type ListerRow, upsertListers } from './queries.ts';

/** Someone who lets: an owner, or an agent with what an advertisement must show. */
export interface ListerDraft {
  id: string;
  kind: 'owner' | 'agent';
  name: string;
  phoneNumber: string | null;
  /** Agents only, for example `R012345A`. */
  registrationNumber: string | null;
  agencyName: string | null;
  /** Agents only, for example `L3001234K`. */
  agencyLicenceNumber: string | null;
  /** Where mail reaches them while they have no account; never public. */
  email?: string | null;
  /** True for the invented people of the sample market. */
  isSample?: boolean;
}

/** Writes listers; those that exist take the new details. */
export async function saveListers(db: Queryable, listers: readonly ListerDraft[]): Promise<void> {
  if (listers.length === 0) return;
  const rows = listers.map(
    (lister): ListerRow => ({
      id: lister.id,
      kind: lister.kind,
      name: lister.name,
      phone_number: lister.phoneNumber,
      registration_number: lister.registrationNumber,
      agency_name: lister.agencyName,
      agency_licence_number: lister.agencyLicenceNumber,
      email: lister.email ?? null,
      is_sample: lister.isSample ?? false,
    }),
  );
  await upsertListers(db, [...new Map(rows.map((row) => [row.id, row])).values()]);
}
