export { type RegistryIndex, readRegistry, releaseTo } from './releaseTo.ts';
