import { getTabStorage } from '@sewa/pages';

/** A tab that leaves for log-in this often within so many milliseconds is sent round; a person who logs in each time is slower. */
const MAX_LEAVES = 3;
const WITHIN_MS = 20_000;
const KEY = 'leaves';

/** Notes that this tab leaves for log-in; true if it does so again and again because log-in sends it back. */
export function isSentRound(now = Date.now()): boolean {
  const storage = getTabStorage();
  const earlier = (storage.getItem(KEY) ?? '')
    .split(',')
    .map(Number)
    .filter((time) => time > 0 && Math.abs(now - time) < WITHIN_MS);
  const isRound = earlier.length >= MAX_LEAVES;
  if (isRound) storage.removeItem(KEY);
  else storage.setItem(KEY, [...earlier, now].join());
  return isRound;
}
