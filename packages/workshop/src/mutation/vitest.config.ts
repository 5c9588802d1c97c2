import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import './endWithParent.ts';
import { repositoryRoot } from '../repository.ts';
import { listVitestProjects } from '../testing/listVitestProjects.ts';
import { QuickestFirst } from './QuickestFirst.ts';
import { findTarget } from './target.ts';

const { packageName, packageFolder, tests } = findTarget(process.env.SEWA_MUTATED_FOLDER, []);
const root = path.join(repositoryRoot, packageFolder);
const projects = await listVitestProjects([{ folder: packageFolder }], repositoryRoot);

/** The test files of each project that judge, each file once: Node before the browser, the embedded database before the other. */
const known = new Set<string>();
const judges = projects.flatMap((project) => {
  const files = globSync([...(project.test?.include ?? [])], {
    cwd: root,
    exclude: project.test?.exclude ?? [],
  });
  const include = files.filter((file) => file.startsWith(tests) && !known.has(file));
  for (const file of include) known.add(file);
  if (include.length === 0) return [];
  const { browser, setupFiles = [] } = project.test ?? {};
  const ending = browser?.enabled ? [] : [path.join(import.meta.dirname, 'endWithParent.ts')];
  // One process for the files of a run: starting one for each takes longer than the tests, a thousand times over.
  const test = { ...project.test, isolate: false, include, setupFiles: [...ending, setupFiles].flat() };
  return [{ ...project, root, test }];
});

export default defineConfig({
  // The compiler of the style sheets reads this file, not the projects.
  resolve: { conditions: ['sewa-source', 'module', 'development|production'] },
  test: { projects: judges, sequence: { sequencer: QuickestFirst } },
});
