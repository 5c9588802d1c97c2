import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installConsumer } from '../../packages/installConsumer.ts';
import { releaseFromCopy } from '../../packages/releaseFromCopy.ts';
import { benchFolder, installLocked } from './prepare.mjs';

/** The project of the libraries that ours are compared with, installed from its own lockfile on first use. */
export async function installAnchors(say) {
  const folder = path.join(benchFolder, 'anchors');
  await installLocked(folder, 'the anchors', say);
  return folder;
}

let ours;

async function packAndInstall() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-strangers-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const registry = path.join(folder, 'registry');
  await releaseFromCopy(registry);
  return installConsumer(path.join(benchFolder, 'ours'), folder, registry);
}

/** A stranger's project with our packages, installed outside the repository from the tarballs of a release; one for the whole run. */
export function installOurs(say) {
  if (!ours) say('Packing and installing our packages as strangers get them …');
  ours ??= packAndInstall();
  return ours;
}
