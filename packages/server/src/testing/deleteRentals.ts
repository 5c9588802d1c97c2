import type { Database } from '../platform/database/database.ts';

/** Deletes every rental between tests; the product never does, and its events refuse it. */
export async function deleteRentals(db: Database): Promise<void> {
  await db.query('alter table rental_events disable trigger user');
  await db.query('alter table inspections disable trigger user');
  for (const table of [
    'inspections',
    'repairs',
    'early_ends',
    'deductions',
    'deposit_returns',
    'rental_files',
    'rental_checks',
    'contracts',
    'renter_cards',
    'offers',
    'rental_events',
    'rental_parties',
    'invitations',
    'rentals',
  ])
    await db.query(`delete from ${table}`);
  await db.query('alter table rental_events enable trigger user');
  await db.query('alter table inspections enable trigger user');
  await db.query('delete from files where user_id is null');
}
