import type { Queryable } from '../../platform/database/database.ts';
import { lockNamedCorporates, type OperatorRow } from './queries.ts';

/**
 * The corporate somebody names by its id or entity number; the verified one where several claim the number. Throws, in words for a
 * terminal, when it is not clear which is meant.
 */
export async function getNamedCorporate(tx: Queryable, named: string): Promise<OperatorRow> {
  const rows = await lockNamedCorporates(tx, named.trim());
  const verified = rows.find(({ is_verified }) => is_verified);
  const [first, second] = verified ? [verified] : rows;
  if (!first) throw new Error(`No corporate has the id or entity number "${named}".`);
  if (second) {
    const ids = rows.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new Error(`Several corporates claim the entity number "${named}". Name one by its id: ${ids}.`);
  }
  return first;
}
