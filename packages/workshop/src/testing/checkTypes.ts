import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRepository, listPackageFolders, parseJson } from '../repository.ts';
import { check } from './commands.ts';
import { type Command, sumTallies, type Tally } from './tally.ts';

interface Project {
  folder: string;
  compilerOptions: object;
  include: string[];
  exclude?: string[];
}

// The compiler's native version checks in half the time; what builds declarations still needs the one before it.
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

function loadProject(folder: string): Project {
  const {
    compilerOptions,
    include,
    exclude = [],
  } = parseJson<Project>(inRepository(folder, 'tsconfig.json'));
  const below = (paths: readonly string[]) => paths.map((each) => inRepository(folder, each));
  return { folder, compilerOptions, include: below(include), exclude: below(exclude) };
}

/** The settings that check some projects with the same compiler options as one. */
function joinProjects(projects: readonly Project[]): object {
  const modules = projects.map(({ folder }) => inRepository(folder, 'node_modules'));
  return {
    extends: inRepository('tsconfig.base.json'),
    compilerOptions: {
      ...projects[0]?.compilerOptions,
      typeRoots: [inRepository('node_modules/@types'), ...modules],
    },
    include: projects.flatMap(({ include }) => include),
    exclude: [...projects.flatMap(({ exclude = [] }) => exclude), '**/node_modules'],
  };
}

/**
 * The types of every TypeScript project. Those with the same compiler options are checked as one, so that a file is not read again for
 * every project that imports it; with everything, each is checked alone.
 */
export const checkTypes: Command = async (context) => {
  const programs = new Map<string, Project[]>();
  for (const folder of [...listPackageFolders(), '.storybook']) {
    if (!existsSync(inRepository(folder, 'tsconfig.json'))) continue;
    const project = loadProject(folder);
    const key = context.isWhole ? folder : JSON.stringify(project.compilerOptions);
    programs.set(key, [...(programs.get(key) ?? []), project]);
  }
  const tallies: Tally[] = [];
  for (const projects of programs.values()) {
    const file = path.join(context.rawFolder, `tsconfig.${tallies.length}.json`);
    writeFileSync(file, JSON.stringify(joinProjects(projects)));
    const name = `types of ${projects.map(({ folder }) => folder).join(', ')}`;
    const options = ['--project', file, '--noEmit', '--pretty', 'false'];
    tallies.push(await check(name, process.execPath, [compiler, ...options])(context));
  }
  return sumTallies(tallies);
};
