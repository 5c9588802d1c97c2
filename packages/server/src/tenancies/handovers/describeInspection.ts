import type { Inspection, Rental } from '@sewa/api/client';
import type { InspectionRow } from './inspectionQueries.ts';

/** The state of a home, as the parties see it. */
export const describeInspection = (row: InspectionRow): Inspection => ({
  id: row.id,
  rentalId: row.rental_id,
  kind: row.kind,
  version: row.version,
  rooms: row.rooms,
  meters: row.meters,
  keys: row.keys,
  confirmedBy: row.confirmed_by,
  isFrozen: row.frozen_at !== null,
  moveInId: row.move_in_id,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

/** An inspection, as its rental shows it. */
export const describeInspectionEntry = ({
  id,
  kind,
  version,
  confirmed_by: confirmedBy,
  frozen_at: frozenAt,
  changed_at: changedAt,
}: InspectionRow): Rental['inspections'][number] => ({
  id,
  kind,
  version,
  confirmedBy,
  isFrozen: frozenAt !== null,
  changedAt: changedAt.toISOString(),
});
