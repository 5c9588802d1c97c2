import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** What a package's `vitest.config.ts` exports: one project, or several under `test.projects`; each is named after its kind, `unit:ui`. */
export type PackageConfig = Omit<TestProjectInlineConfiguration, 'test'> & {
  test?: Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'projects'> & {
    projects?: TestProjectInlineConfiguration[];
  };
};

const seedProperties = fileURLToPath(new URL('../../../testing/src/seedProperties.ts', import.meta.url));
const slowTests = process.env.SEWA_TESTS === 'whole' ? [] : ['**/*.slow.*'];

function listOwnProjects(config: PackageConfig): TestProjectInlineConfiguration[] {
  const { projects, ...sharedTest } = config.test ?? {};
  if (!projects) return [config];
  const shared = { ...config, test: sharedTest };
  // In the package's own run "extends: true" means its own configuration; in ours it would mean the root's.
  return projects.map(({ extends: base, ...project }) =>
    base === true ? mergeConfig(shared, project) : project,
  );
}

/** Adds to a package's own projects what is the same for all. */
export function completeProjects(root: string, config: PackageConfig): TestProjectInlineConfiguration[] {
  const usesProperties = readFileSync(path.join(root, 'package.json'), 'utf8').includes('"fast-check"');
  return listOwnProjects(config).map(({ test = {}, ...project }) => ({
    ...project,
    root,
    test: {
      // To load the same modules anew for each file takes a quarter of the time of all unit tests.
      ...(String(test.name).startsWith('unit:') && { isolate: false }),
      ...test,
      exclude: ['**/node_modules/**', ...slowTests, ...(test.exclude ?? [])],
      // A busy machine takes its time.
      expect: { ...test.expect, poll: { timeout: 10_000 } },
      setupFiles: [
        ...(usesProperties && !test.browser?.enabled ? [seedProperties] : []),
        ...[test.setupFiles ?? []].flat(),
      ],
    },
  }));
}

/** Gathers the Vitest projects of every package that has a `vitest.config.ts`. */
export async function listVitestProjects(
  packages: readonly { folder: string }[],
  root: string,
): Promise<TestProjectInlineConfiguration[]> {
  const projects: TestProjectInlineConfiguration[] = [];
  for (const { folder } of packages) {
    const file = path.join(root, folder, 'vitest.config.ts');
    if (!existsSync(file)) continue;
    const { default: config } = (await import(pathToFileURL(file).href)) as { default: PackageConfig };
    projects.push(...completeProjects(path.join(root, folder), config));
  }
  return projects;
}
