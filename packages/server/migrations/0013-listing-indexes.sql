-- Indexes that hold a search's order and all it is filtered by, so that a page is found without opening other listings

-- The filters stand behind the order: an entry that does not fit is passed over within the index.
drop index listings_newest, listings_by_rent, listings_by_area, listings_in_district, listings_of_type, listings_near_in_rent,
  listings_facets;
create index listings_newest on listings (listed_at desc, id desc,
  district, property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status) where status = 'live';
create index listings_by_rent on listings (monthly_rent, id,
  district, property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status) where status = 'live';
create index listings_by_area on listings (area_sqm desc, id desc,
  district, property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status) where status = 'live';
create index listings_newest_in_district on listings (district, listed_at desc, id desc,
  property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status) where status = 'live';
create index listings_by_rent_in_district on listings (district, monthly_rent, id,
  property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status) where status = 'live';
create index listings_by_area_in_district on listings (district, area_sqm desc, id desc,
  property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status) where status = 'live';
-- Led by the type: some types are rare or absent in a market, and an order would be read to its end for them.
create index listings_facets on listings
  (property_type, district, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status)
  include (amenity_mask) where status = 'live';
