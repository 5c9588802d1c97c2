import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { installConsumer } from './installConsumer.ts';
import { makeReadmeApp } from './makeReadmeApp.ts';
import { releaseFromCopy } from './releaseFromCopy.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    registry: string;
    released: string[];
    viteApp: string;
    nextApp: string;
    reactRouterApp: string;
    plainPage: string;
    nodeScript: string;
    readmeApp: string;
  }
}

const consumer = (name: string) => path.join(import.meta.dirname, 'consumers', name);

/** Releases the packages from a copy of the repository and installs them into strangers' projects outside the workspace. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-strangers-'));
  const registry = path.join(folder, 'registry');
  project.provide('released', await releaseFromCopy(registry));
  project.provide('registry', registry);
  project.provide('viteApp', await installConsumer(consumer('vite-app'), folder, registry));
  project.provide('nextApp', await installConsumer(consumer('next-app'), folder, registry));
  project.provide('reactRouterApp', await installConsumer(consumer('react-router-app'), folder, registry));
  project.provide('plainPage', await installConsumer(consumer('plain-page'), folder, registry));
  project.provide('nodeScript', await installConsumer(consumer('node-script'), folder, registry));
  const written = path.join(folder, 'written/readme-app');
  makeReadmeApp('packages/auth', written);
  project.provide('readmeApp', await installConsumer(written, folder, registry));
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
