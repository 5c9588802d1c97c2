import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { WorkspacePackage } from '../repository.ts';

/** What a package's `vitest.config.ts` exports: one project, or several under `test.projects`. */
export type PackageConfig = Omit<TestProjectInlineConfiguration, 'test'> & {
  test?: Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'projects'> & {
    projects?: TestProjectInlineConfiguration[];
  };
};

function givenName(packageName: string, { test }: TestProjectInlineConfiguration): string {
  const name = test?.name;
  return (typeof name === 'object' ? name.label : name) ?? packageName;
}

function kindOf(packageName: string, project: TestProjectInlineConfiguration): string {
  if (project.test?.browser?.enabled) return 'component';
  const isServer = packageName === 'server' || givenName(packageName, project).startsWith('server:');
  return isServer ? 'server' : 'unit';
}

const ownName = (packageName: string, project: TestProjectInlineConfiguration): string =>
  givenName(packageName, project).replace(/^(unit|component|server):/, '');

function listOwnProjects(config: PackageConfig): TestProjectInlineConfiguration[] {
  const { projects, ...sharedTest } = config.test ?? {};
  if (!projects) return [config];
  const shared = { ...config, test: sharedTest };
  // In the package's own run "extends: true" means its own configuration; in ours it would mean the root's.
  return projects.map(({ extends: base, ...project }) =>
    base === true ? mergeConfig(shared, project) : project,
  );
}

const seedProperties = fileURLToPath(new URL('../../../testing/src/seedProperties.ts', import.meta.url));

const usesProperties = (root: string): boolean => {
  const file = path.join(root, 'package.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes('"fast-check"');
};

const isWhole = process.env.SEWA_TESTS === 'whole';

/** Puts a package's own Vitest projects under the names the kinds of test choose by: `unit:ui`, `component:ui`, `server:pglite`. */
export function nameProjects(
  packageName: string,
  root: string,
  config: PackageConfig,
): TestProjectInlineConfiguration[] {
  return listOwnProjects(config).map((project) => {
    const kind = kindOf(packageName, project);
    const name = `${kind}:${ownName(packageName, project)}`;
    return {
      ...project,
      root,
      test: {
        // To load the same modules anew for each file takes a quarter of the time of all unit tests.
        ...(kind === 'unit' && { isolate: false }),
        ...project.test,
        name,
        exclude: [
          ...(project.test?.exclude ?? []),
          '**/node_modules/**',
          ...(isWhole ? [] : ['**/*.slow.*']),
        ],
        // A busy machine takes its time.
        expect: { ...project.test?.expect, poll: { timeout: 10_000 } },
        setupFiles: [
          project.test?.setupFiles ?? [],
          ...(kind !== 'component' && usesProperties(root) ? [seedProperties] : []),
        ].flat(),
      },
    };
  });
}

/** Gathers the Vitest projects of every package that has a `vitest.config.ts`. */
export async function listVitestProjects(
  packages: readonly Pick<WorkspacePackage, 'name' | 'folder'>[],
  root: string,
): Promise<TestProjectInlineConfiguration[]> {
  const projects: TestProjectInlineConfiguration[] = [];
  for (const { name, folder } of packages) {
    const file = path.join(root, folder, 'vitest.config.ts');
    if (!existsSync(file)) continue;
    const { default: config } = (await import(pathToFileURL(file).href)) as { default: PackageConfig };
    projects.push(...nameProjects(name, path.join(root, folder), config));
  }
  return projects;
}
