import type { Queryable } from '../database/database.ts';

/** Counts a request by three parameters, if `condition` holds, and returns a row; none if the limit was reached. */
export const countRequestSql = (key: string, windowStart: string, max: string, condition = 'true'): string =>
  `insert into rate_limits (key, window_start, count) select ${key}, ${windowStart}, 1 where ${condition}
    on conflict (key, window_start) do update set count = rate_limits.count + 1 where rate_limits.count < ${max} returning true`;

/** Counts a request of a key in a window, in one statement; false if the limit was reached. */
export async function countRequest(
  db: Queryable,
  { key, windowStart, max }: { key: string; windowStart: Date; max: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'count-request',
    text: countRequestSql('$1', '$2', '$3'),
    values: [key, windowStart, max],
  });
  return rowCount > 0;
}
