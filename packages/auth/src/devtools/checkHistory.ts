import { recordChecks } from '../permissions/checkLog.ts';
import { type CheckLabels, describeCheck } from './describeCheck.ts';

/** A check among others, by its number. */
export interface NumberedCheck extends CheckLabels {
  readonly number: number;
}

/** How many are kept. */
const MAX = 50;

let checks: readonly NumberedCheck[] = [];
let count = 0;
const listeners = new Set<() => void>();
let isTelling = false;

/** Tells of new checks once the components that asked are drawn. */
function tellLater(): void {
  if (isTelling) return;
  isTelling = true;
  setTimeout(() => {
    isTelling = false;
    for (const listener of [...listeners]) listener();
  });
}

/** The last 50 checks, the newest first. */
export const getChecks = (): readonly NumberedCheck[] => checks;

/** Records checks from now on and calls back after new ones; returns what ends both. With the last one they are forgotten. */
export function watchChecks(onChecked: () => void): () => void {
  listeners.add(onChecked);
  recordChecks((check) => {
    count += 1;
    checks = [{ ...describeCheck(check), number: count }, ...checks].slice(0, MAX);
    tellLater();
  });
  return () => {
    listeners.delete(onChecked);
    if (listeners.size > 0) return;
    recordChecks(null);
    checks = [];
    count = 0;
  };
}
