import { defineConfig } from 'vitest/config';
import { readLevels } from './packages/workshop/src/levels/levels.ts';
import { listVitestProjects } from './packages/workshop/src/testing/listVitestProjects.ts';

export default defineConfig({
  test: { projects: await listVitestProjects(readLevels(), import.meta.dirname) },
});
