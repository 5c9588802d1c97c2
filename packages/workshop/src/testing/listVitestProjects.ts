import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** Puts a package's own Vitest projects under the names the kinds of test choose by: `unit:ui`, `component:ui`, `server:pglite`. */
export function nameProjects(
  packageName: string,
  root: string,
  config: PackageConfig,
): TestProjectInlineConfiguration[] {
  return listOwnProjects(config).map((project) => {
    const kind = kindOf(packageName, project);
    const name = `${kind}:${ownName(packageName, project)}`;
    // To load the same modules anew for each file takes a quarter of the time of all unit tests.
    return { ...project, root, test: { ...(kind === 'unit' && { isolate: false }), ...project.test, name } };
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
