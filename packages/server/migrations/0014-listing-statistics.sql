-- Counts how listings are spread over what searches ask for, where an embedded database never did

analyze listings (status, district, property_type, property_sub_type,
  number_of_bedrooms, number_of_bathrooms, furniture_status);
