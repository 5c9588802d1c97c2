/** The indexes that answer searches in SQL best: each holds an order of pages and all that is filtered by beside it. */
const filters = 'property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status';
const definitions = [
  `bench_newest on listings (listed_at desc, id desc, district, ${filters})`,
  `bench_by_rent on listings (monthly_rent, id, district, ${filters})`,
  `bench_by_area on listings (area_sqm desc, id desc, district, ${filters})`,
  `bench_newest_in_district on listings (district, listed_at desc, id desc, ${filters})`,
  `bench_by_area_in_district on listings (district, area_sqm desc, id desc, ${filters})`,
  `bench_facets on listings (property_type, district, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status)
    include (amenity_mask)`,
];

/** Makes the indexes of the anchors, which the product does without. */
export async function createAnchorIndexes(db) {
  for (const definition of definitions)
    await db.query(`create index if not exists ${definition} where status = 'live'`);
  await db.query('vacuum analyze listings');
}
