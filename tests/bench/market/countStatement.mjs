import { findDistrict, parseDiscoverFilters } from '../../../packages/formatters/src/index.ts';

const manyRooms = 5;
const codes = (column) => ({ column, write: (parameter) => `${column} = any(${parameter}::smallint[])` });
const rooms = (column) => ({
  column: `least(${column}, ${manyRooms})`,
  write: (parameter) => `least(${column}, ${manyRooms}) = any(${parameter}::smallint[])`,
});

const facets = {
  searchParams: { column: 'district', write: (parameter) => `district = any(${parameter}::text[])` },
  propertyTypes: codes('property_type'),
  propertySubTypes: codes('property_sub_type'),
  noOfBedRooms: rooms('number_of_bedrooms'),
  noOfBathRooms: rooms('number_of_bathrooms'),
  furnitureStatus: codes('furniture_status'),
};

/** Total and facets of a search as one SQL statement: each facet is counted with its own filter lifted. */
export function makeCountStatement(query) {
  const filters = parseDiscoverFilters(new URLSearchParams(query));
  const values = [];
  const conditions = Object.entries(facets).flatMap(([name, { write }]) => {
    if (filters[name].length === 0) return [];
    values.push(
      name === 'searchParams' ? filters[name].map((slug) => findDistrict(slug).code) : filters[name],
    );
    return [{ name, sql: write(`$${values.length}`) }];
  });
  const where = (lifted) =>
    ["status = 'live'", ...conditions.filter(({ name }) => name !== lifted).map(({ sql }) => sql)].join(
      ' and ',
    );
  const counts = Object.entries(facets).map(
    ([name, { column }]) =>
      `select '${name}', ${column}::text, count(*) from listings where ${where(name)} and ${column} is not null group by 2`,
  );
  counts.push(
    `select 'amenities', amenity::text, count(*) from listings, unnest(amenities) as amenity where ${where(null)} group by 2`,
  );
  const shape = conditions.map(({ name }) => name).join(' ');
  return {
    name: `count ${shape}`,
    text: [`select 'total', null, count(*) from listings where ${where(null)}`, ...counts].join(
      ' union all ',
    ),
    values,
  };
}
