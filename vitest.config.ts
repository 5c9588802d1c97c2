import { defineConfig } from 'vitest/config';
import { listPackages } from './packages/workshop/src/repository.ts';
import { listVitestProjects } from './packages/workshop/src/testing/listVitestProjects.ts';

export default defineConfig({
  // The compiler of the style sheets reads this file, not the projects.
  resolve: { conditions: ['sewa-source', 'module', 'development|production'] },
  test: { projects: await listVitestProjects(listPackages(), import.meta.dirname) },
});
