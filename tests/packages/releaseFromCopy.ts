import { copyRepository } from '@sewa/workshop/copying';
import { releaseTo } from '@sewa/workshop/release';

/** Releases the packages from a copy of the working tree into a directory registry, and answers them as `name@version`. */
export async function releaseFromCopy(registry: string): Promise<string[]> {
  const copy = await copyRepository();
  try {
    return await releaseTo(registry, copy.root);
  } finally {
    copy.remove();
  }
}
