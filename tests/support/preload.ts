/** Loaded before the processes of the https site: `node --import preload.ts`. */
import { resolveTestHosts } from './resolveTestHosts.ts';

resolveTestHosts();
