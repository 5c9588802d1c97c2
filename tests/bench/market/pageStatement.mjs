import { hash } from 'node:crypto';
import { parseDiscoverFilters } from '../../../packages/formatters/src/index.ts';
import { findCursor } from '../../../packages/server/src/discover/cursor.ts';
import {
  addFacetConditions,
  addOtherConditions,
  compileConditions,
} from '../../../packages/server/src/discover/searchConditions.ts';
import { listingItemSql } from '../../../packages/server/src/listings/listingSql.ts';

const moment = "timestamptz 'epoch' + $V::bigint * interval '1 microsecond'";
const orders = {
  newest: { column: 'listed_at', value: moment, direction: 'desc' },
  rentAsc: { column: 'monthly_rent', value: '$V::integer', direction: 'asc' },
  rentDesc: { column: 'monthly_rent', value: '$V::integer', direction: 'desc' },
  areaDesc: { column: 'area_sqm', value: '$V::numeric / 10000', direction: 'desc' },
};

/** The cards of a page of a search as one SQL statement, by the index of its order. */
export function makePageStatement(query, limit) {
  const parameters = new URLSearchParams(query);
  const filters = parseDiscoverFilters(parameters);
  const { column, value, direction } = orders[filters.sort];
  const { sql, values } = compileConditions(filters, addFacetConditions, addOtherConditions);
  const cursor = findCursor(filters.sort, parameters.get('cursor'));
  if (cursor) {
    values.push(cursor.value, cursor.id);
    const place = value.replace('$V', `$${values.length - 1}`);
    sql.push(`(l.${column}, l.id) ${direction === 'asc' ? '>' : '<'} (${place}, $${values.length})`);
  }
  const inOrder = `order by value ${direction}, id ${direction}`;
  const text = `select json_build_object(${listingItemSql})::text as item from (
        select l.id, l.${column} as value from listings l where ${sql.join(' and ')} ${inOrder} limit ${limit + 1}
      ) as place join listings l on l.id = place.id order by place.value ${direction}, place.id ${direction}`;
  return { name: hash('md5', text), text, values };
}
