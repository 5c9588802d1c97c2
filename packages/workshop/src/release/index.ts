export { loadRegistry, type RegistryIndex, releaseTo } from './releaseTo.ts';
