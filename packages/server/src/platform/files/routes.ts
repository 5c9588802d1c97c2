import type { VerbRouter } from '../calling/VerbRouter.ts';
import { addFile } from './addFile.ts';

/** Adds the upload of private files. */
export function addFileRoutes(router: VerbRouter): void {
  router.mount('addFile', addFile);
}
