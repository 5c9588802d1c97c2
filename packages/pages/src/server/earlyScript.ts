import { createHash } from 'node:crypto';
import { runEarlyScript } from './runEarlyScript.ts';

/** The only script a page runs before its own arrives; it stands in every page, without its indentation. */
export const earlyScript = `(${runEarlyScript})((path) => import(path))`.replaceAll(/\n\s*/g, '\n');

/** The source expression that allows `earlyScript`, and nothing else, in a Content-Security-Policy. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
