import type { Queryable } from '../../platform/database/database.ts';

/**
 * Lets the database count anew how listings are spread over what searches ask for, so that it plans them well. An embedded
 * database never does so by itself.
 */
export async function analyzeListings(db: Queryable): Promise<void> {
  await db.query(`analyze listings (status, district, property_type, property_sub_type,
    number_of_bedrooms, number_of_bathrooms, furniture_status)`);
}
