import { normalizeUen } from '@sewa/formatters';
import type { JWTPayload } from 'jose';

/**
 * The entity number of the company for which somebody logged in, from an id token whose signature was checked: Corppass names it
 * `entityInfo.CPEntID`, with the company's status beside it. Null where they came for themselves, or the company is not registered.
 */
export function parseEntityNumber({ entityInfo }: JWTPayload): string | null {
  if (typeof entityInfo !== 'object' || entityInfo === null) return null;
  const { CPEntID: number, CPEnt_Status: status } = entityInfo as Readonly<Record<string, unknown>>;
  return typeof number === 'string' && status === 'Registered' ? normalizeUen(number) : null;
}
