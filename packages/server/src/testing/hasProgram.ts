import { spawnSync } from 'node:child_process';

/** Whether a program is on this machine. */
export const hasProgram = (name: string): boolean => spawnSync(name, ['-v']).error === undefined;
