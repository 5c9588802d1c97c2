import type { Queryable } from '../../platform/database/database.ts';
import { findStanding, listOpenAddenda } from '../contracts/contractQueries.ts';
import type { RentalProgress } from './listRoles.ts';
import { findOpenOffer } from './offerQueries.ts';
import { listTenancies } from './tenancyQueries.ts';

/** How far a rental is: its open offer, its agreement with an open addendum, and its tenancy. */
export async function findProgress(db: Queryable, id: string): Promise<RentalProgress> {
  const offer = await findOpenOffer(db, id);
  const standing = await findStanding(db, id);
  const addendum = (await listOpenAddenda(db, [id])).get(id) ?? null;
  const tenancy =
    standing?.contract.state === 'signed' ? ((await listTenancies(db, [id])).get(id) ?? null) : null;
  return { offer, standing, addendum, tenancy };
}
