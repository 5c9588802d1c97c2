const columns = `content_hash, status, slug, title, description, property_type, property_sub_type, block, street, floor, unit,
  district, district_name, latitude, longitude, number_of_bedrooms, number_of_bathrooms, furniture_status, area_value, area_unit,
  amenities, available_from, provenance_kind, provenance_month, lister_id, search`;

/** A new id from an old one: hexadecimal digits in the letters of ids. */
const newId = `translate(left(md5(l.id || copy), 12), '0189', 'wxyz')`;

/**
 * Makes of each generated listing so many with other ids, days and rents, at all postal codes there are; pictures come with them.
 * Indexes are built afterwards, which is faster.
 */
export async function multiplyMarket(db, times) {
  const copies = `generate_series(2, ${Number(times)}) as copy`;
  const { rows: indexes } =
    await db.query(`select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'listings'::regclass and not indisunique and not indisexclusion`);
  for (const { name } of indexes) await db.query(`drop index ${name}`);
  await db.query(`insert into listings (id, source, source_row, ${columns}, postal_code, monthly_rent, listed_at)
    select ${newId}, 'bench', l.source_row || ' copy ' || copy, ${columns}, c.code, monthly_rent + copy * 100,
      listed_at + copy * interval '1 second'
    from listings l cross join ${copies}
      join (select code, row_number() over (order by code) - 1 as place from postal_codes) c
        on c.place = (l.source_row::integer * 11 + copy) % (select count(*) from postal_codes)
    where l.source = 'bench' and l.source_row not like '% copy %'`);
  for (const { definition } of indexes) await db.query(definition);
  await db.query(`insert into listing_pictures (listing_id, position, blob_id, kind, alt, width, height)
    select ${newId}, p.position, p.blob_id, p.kind, p.alt, p.width, p.height
    from listings l join listing_pictures p on p.listing_id = l.id, ${copies}
    where l.source = 'bench' and l.source_row not like '% copy %'`);
}
