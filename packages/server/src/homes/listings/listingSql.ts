import { isoSql } from '../../platform/database/isoSql.ts';

/** Name of listing row `l`, as SQL: its title, or block and street. */
export const homeNameSql = `coalesce(l.title, concat_ws(' ', l.block, l.street))`;

/** Hexadecimal digits of a blob's id that name a drawing, and a photo, whose widths are three names per picture. */
const NAME_DIGITS = { drawing: 6, photo: 12 } as const;

/** Whether picture row `p` is a photo that was made from an upload. */
const IS_MADE = 'p.preview is not null';

/**
 * Address of picture row `p`, or of one of its smaller widths: the listing, whose id stands beside it in every page, and the
 * beginning of the blob's id in base64url, which tells the listing's pictures apart and changes with their content.
 */
export const pictureAddressSql = (
  column: 'blob_id' | 'medium_blob_id' | 'small_blob_id' = 'blob_id',
): string =>
  `'/media/' || p.listing_id || '/' || translate(encode(decode(left(p.${column},
    case when ${IS_MADE} then ${NAME_DIGITS.photo} else ${NAME_DIGITS.drawing} end), 'hex'), 'base64'), '+/', '-_')`;

const sourceSql = (size: 'medium' | 'small'): string =>
  `case when p.${size}_blob_id is not null then json_build_object('src', ${pictureAddressSql(`${size}_blob_id`)}, 'width', p.${size}_width) end`;

/** JSON of the smaller widths of picture row `p`, as SQL. */
export const sourcesSql = `to_json(array_remove(array[(${sourceSql('medium')})::jsonb, (${sourceSql('small')})::jsonb], null))`;

/** JSON of one picture row `p`, as SQL; `kind` belongs to the detail only, smaller widths and preview to photos only. */
export const pictureSql = (isDetail: boolean): string => {
  const always = `'src', ${pictureAddressSql()}, 'alt', p.alt${isDetail ? ", 'kind', p.kind" : ''}, 'width', p.width, 'height', p.height`;
  return `case when ${IS_MADE} then json_build_object(${always}, 'sources', ${sourcesSql}, 'preview', p.preview)
    else json_build_object(${always}) end`;
};

/** Pictures of listing row `l` that the public sees, as SQL: those that are made. */
export const shownPicturesSql = `listing_pictures p where p.listing_id = l.id and p.state = 'ready'`;

/** JSON of the pictures of listing row `l` that its card shows after the first, as SQL; null without any. */
const morePicturesSql = `(select json_agg(json_build_object('src', ${pictureAddressSql()}, 'alt', p.alt, 'width', p.width, 'height', p.height,
    'sources', case when ${IS_MADE} then ${sourcesSql} end) order by p.position)
  from (select p.* from ${shownPicturesSql} order by p.position limit 4 offset 1) p where p.kind <> 'floor-plan')`;

/**
 * What the rent of listing row `l` came down from in the last 90 days, as SQL; null without a price drop. It is one only if the rent is
 * lower than the lowest that was published in the 30 days before: a rent that was raised and lowered again is none, and so is one that
 * changed before the home was listed.
 */
const previousRentSql = `case when l.previous_rent > l.monthly_rent and l.rent_changed_at > current_moment() - interval '90 days' then
    (select case when min(r.monthly_rent) > l.monthly_rent then min(r.monthly_rent) end from listing_rents r
      where r.listing_id = l.id and r.ended_at > l.listed_at and r.ended_at > l.rent_changed_at - interval '30 days') end`;

/** The fields of a `ListingItem` of row `l`, as the arguments of `json_build_object`. */
export const listingItemSql = `
  'id', l.id, 'slug', l.slug, 'title', l.title,
  'propertyType', l.property_type, 'propertySubType', l.property_sub_type,
  'address', json_build_object('block', l.block, 'street', l.street, 'floor', null, 'unit', null, 'postalCode', l.postal_code),
  'numberOfBedrooms', l.number_of_bedrooms, 'numberOfBathrooms', l.number_of_bathrooms, 'furnitureStatus', l.furniture_status,
  'area', case when l.area_value is not null then json_build_object('value', trim_scale(l.area_value), 'unit', l.area_unit) end,
  'monthlyRent', l.monthly_rent,
  'previousRent', ${previousRentSql},
  'district', l.district, 'status', l.status,
  'availableFrom', l.available_from, 'listedAt', ${isoSql('l.listed_at')},
  'provenance', case when l.provenance_kind is not null then json_build_object('kind', l.provenance_kind, 'month', l.provenance_month) end,
  'picture', (select ${pictureSql(false)} from ${shownPicturesSql} order by p.position limit 1),
  'morePictures', ${morePicturesSql},
  'listedBy', (select json_build_object('kind', a.kind, 'registrationNumber', a.registration_number)
    from listers a where a.id = l.lister_id)`;
