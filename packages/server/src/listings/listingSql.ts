/** SQL of an instant as ISO 8601 in UTC with milliseconds. */
export const isoSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Name of listing row `l`, as SQL: its title, or block and street. */
export const homeNameSql = `coalesce(l.title, concat_ws(' ', l.block, l.street))`;

/**
 * Address of picture row `p`: the listing, whose id stands beside it in every page, and the first 24 bits of the blob's
 * id in base64url, which tell the listing's pictures apart and change with their content.
 */
const pictureAddressSql = `'/media/' || p.listing_id || '/' ||
  translate(encode(decode(left(p.blob_id, 6), 'hex'), 'base64'), '+/', '-_')`;

/** JSON of one picture row `p`, as SQL; `kind` belongs to the detail only. */
export const pictureSql = (isDetail: boolean): string =>
  `json_build_object('src', ${pictureAddressSql}, 'alt', p.alt${isDetail ? ", 'kind', p.kind" : ''}, 'width', p.width, 'height', p.height)`;

/** The fields of a `ListingItem` of row `l`, as the arguments of `json_build_object`. */
export const listingItemSql = `
  'id', l.id, 'slug', l.slug, 'title', l.title,
  'propertyType', l.property_type, 'propertySubType', l.property_sub_type,
  'address', json_build_object('block', l.block, 'street', l.street, 'floor', null, 'unit', null, 'postalCode', l.postal_code),
  'numberOfBedrooms', l.number_of_bedrooms, 'numberOfBathrooms', l.number_of_bathrooms, 'furnitureStatus', l.furniture_status,
  'area', case when l.area_value is not null then json_build_object('value', trim_scale(l.area_value), 'unit', l.area_unit) end,
  'monthlyRent', l.monthly_rent,
  'previousRent', case when l.previous_rent > l.monthly_rent and l.rent_changed_at > current_moment() - interval '90 days' then l.previous_rent end,
  'district', l.district, 'status', l.status,
  'availableFrom', l.available_from, 'listedAt', ${isoSql('l.listed_at')},
  'provenance', case when l.provenance_kind is not null then json_build_object('kind', l.provenance_kind, 'month', l.provenance_month) end,
  'picture', (select ${pictureSql(false)} from listing_pictures p where p.listing_id = l.id order by p.position limit 1)`;
