import type { Database, Queryable, Transaction } from '../database/database.ts';
import { lockOrder } from '../database/lockOrder.ts';

const CHANGED = /\b(?:update|delete\s+from)\s+(?:only\s+)?(\w+)/gi;
const LOCKED = /\bfrom\s+(\w+)[^;]*\bfor\s+(?:no\s+key\s+)?update(?!\s+of)\b/gi;
const LOCKED_BY_ALIAS = /\b(\w+)\s+(\w)\b(?=[^;]*\bfor\s+(?:no\s+key\s+)?update\s+of\s+\2\b)/gi;
const LOGGED = /\binsert\s+into\s+(audit_log)\b/gi;

/** Places in the order of locks that a statement takes, by its text. */
const listPlaces = (text: string): number[] =>
  [CHANGED, LOCKED, LOCKED_BY_ALIAS, LOGGED]
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, table = '']) => lockOrder.indexOf(table as never)),
    )
    .filter((place) => place >= 0);

/** A database whose transactions fail when they take a lock out of the order. */
export function watchLockOrder(db: Database): Database {
  const watch = (tx: Transaction): Transaction => {
    const taken = new Set<number>();
    const query: Queryable['query'] = (statement, values) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      for (const place of listPlaces(text)) {
        const last = Math.max(...taken, place);
        if (last > place && !taken.has(place))
          throw new Error(`${lockOrder[place]} is locked after ${lockOrder[last]}: ${text}`);
        taken.add(place);
      }
      return tx.query(statement, values);
    };
    return { query, putOff: tx.putOff };
  };
  return { ...db, transaction: (work, options) => db.transaction((tx) => work(watch(tx)), options) };
}
