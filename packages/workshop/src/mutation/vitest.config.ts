import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { repositoryRoot } from '../repository.ts';
import { listVitestProjects } from '../testing/listVitestProjects.ts';
import { findTarget } from './target.ts';

const { packageName, packageFolder, tests } = findTarget(process.env.SEWA_MUTATED_FOLDER, []);
const row = { name: packageName, folder: packageFolder, mayImport: [] };
const projects = await listVitestProjects({ packages: [], outside: [row] }, repositoryRoot);

// What runs in Node judges: the browser and the second database run the same tests again, and far slower.
const judges = projects.filter(({ test }) => /^unit:|^server:pglite$/.test(String(test?.name)));

export default defineConfig({
  test: {
    projects: judges.map((project) => ({
      ...project,
      root: path.join(repositoryRoot, packageFolder),
      // One process for the files of a run: starting one for each takes longer than the tests, a thousand times over.
      test: { ...project.test, isolate: false, ...(tests ? { include: [tests] } : {}) },
    })),
  },
});
