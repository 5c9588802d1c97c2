import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of so many megabytes in a folder that belongs to whom the folder around it belongs to; null where this user may not mount. */
export function mountSmallDisk(
  around: string,
  megabytes: number,
): { folder: string; unmount(): void } | null {
  const folder = join(around, 'disk');
  mkdirSync(folder);
  const { uid, gid } = statSync(around);
  const options = `size=${megabytes}m,uid=${uid},gid=${gid},mode=0700`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  return status === 0 ? { folder, unmount: () => void spawnSync('umount', [folder]) } : null;
}
