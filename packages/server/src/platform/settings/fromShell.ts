import { resolve } from 'node:path';

/** A file as the person named it: npm runs its scripts in the top folder, wherever they stand. */
export const fromShell = (file: string): string => resolve(process.env.INIT_CWD ?? '', file);
