import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRepository } from '@sewa/workshop/copying';
import { releaseTo } from '@sewa/workshop/release';
import type { TestProject } from 'vitest/node';
import { installStranger } from './installStranger.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    registry: string;
    released: string[];
    viteApp: string;
    nodeScript: string;
  }
}

/** Releases the packages from a copy of the repository and installs them into two strangers' projects outside the workspace. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-strangers-'));
  const registry = path.join(folder, 'registry');
  const copy = await copyRepository();
  try {
    project.provide('released', await releaseTo(registry, copy.root));
  } finally {
    copy.remove();
  }
  project.provide('registry', registry);
  project.provide('viteApp', await installStranger('vite-app', folder, registry));
  project.provide('nodeScript', await installStranger('node-script', folder, registry));
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
