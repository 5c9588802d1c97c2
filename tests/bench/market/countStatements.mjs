import { parseDiscoverFilters } from '../../../packages/formatters/src/index.ts';
import {
  addFacetConditions,
  addOtherConditions,
  compileConditions,
} from '../../../packages/server/src/discover/searchConditions.ts';

const rooms = (column) => `case when l.${column} > 5 then 5 else l.${column} end`;

const facets = {
  searchParams: 'l.district',
  propertyTypes: 'l.property_type',
  propertySubTypes: 'l.property_sub_type',
  noOfBedRooms: rooms('number_of_bedrooms'),
  noOfBathRooms: rooms('number_of_bathrooms'),
  furnitureStatus: 'l.furniture_status',
};

/** The total and all facets of a search in SQL, each facet with its own filter lifted: a statement for the total and one for each. */
export function makeCountStatements(query) {
  const filters = parseDiscoverFilters(new URLSearchParams(query));
  const compile = (lifted) => {
    const { sql, values } = compileConditions(
      lifted ? { ...filters, [lifted]: [] } : filters,
      addFacetConditions,
      addOtherConditions,
    );
    return { where: sql.join(' and '), values };
  };
  const ofFacets = Object.entries(facets).map(([name, value]) => {
    const { where, values } = compile(name);
    return { text: `select ${value} as value, count(*) from listings l where ${where} group by 1`, values };
  });
  const { where, values } = compile(null);
  return [
    { text: `select count(*)::int as total from listings l where ${where}`, values },
    {
      text: `select amenity, count(*) from listings l, unnest(l.amenities) as amenity where ${where} group by 1`,
      values,
    },
    ...ofFacets,
  ];
}
