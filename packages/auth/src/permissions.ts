export type { Mode } from './core/chosenMode.ts';
export type { CanProps } from './permissions/Can.tsx';
export { createPermissions, type Permissions } from './permissions/createPermissions.ts';
export type { Ask } from './permissions/useCan.ts';
export { type ModeState, useMode } from './permissions/useMode.ts';
