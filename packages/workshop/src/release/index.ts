export { loadRegistry, type RegistryIndex } from './loadRegistry.ts';
export { releaseTo } from './releaseTo.ts';
export { writePackuments } from './writePackuments.ts';
