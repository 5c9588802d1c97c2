import { normalizeUen } from '@sewa/formatters';
import type { JWTPayload } from 'jose';

/**
 * The entity number of the company the user logged in for, from a verified id token: Corppass's `entityInfo.CPEntID`, with the
 * company's status. Null if they logged in for themselves, or the company isn't registered.
 */
export function parseEntityNumber({ entityInfo }: JWTPayload): string | null {
  if (typeof entityInfo !== 'object' || entityInfo === null) return null;
  const { CPEntID: number, CPEnt_Status: status } = entityInfo as Readonly<Record<string, unknown>>;
  return typeof number === 'string' && status === 'Registered' ? normalizeUen(number) : null;
}
