import type { Queryable } from '../../platform/database/database.ts';

/** A corporate as the command line names it. */
export interface OperatorRow {
  id: string;
  name: string;
  uen: string | null;
  operator_since: Date | null;
  is_verified: boolean;
}

const columns = 'id, name, uen, operator_since, verified_at is not null as is_verified';

/**
 * The corporates of an id or an entity number, locked until the transaction ends. Several may claim one number while nobody was
 * verified for it.
 */
export async function lockNamedCorporates(tx: Queryable, named: string): Promise<OperatorRow[]> {
  const { rows } = await tx.query<OperatorRow>(
    `select ${columns} from corporates where id = $1 or uen = upper($1) order by created_at, id for no key update`,
    [named],
  );
  return rows;
}

/** Makes a corporate an operator, or takes that from it with null. */
export async function setOperator(tx: Queryable, id: string, since: Date | null): Promise<void> {
  await tx.query('update corporates set operator_since = $2 where id = $1', [id, since]);
}

/** The corporates whose members operate the product, by name. */
export async function listOperatorRows(db: Queryable): Promise<OperatorRow[]> {
  const { rows } = await db.query<OperatorRow>(
    `select ${columns} from corporates where operator_since is not null order by lower(name), id`,
  );
  return rows;
}
