import type { Plugin } from 'vite';
import { type Cut, trimModule } from './trimModule.ts';

/** What is cut out of one module of a library. */
export interface TrimmedModule {
  /** How the path of the module ends. */
  readonly module: string;
  readonly cuts: readonly Cut[];
}

/**
 * Cuts code out of libraries that no page of ours can reach, and a bundler cannot know it. Only the browser's build: tests, the
 * server and development run the libraries as they are. Fails the build when anything listed is not found exactly once.
 */
export function trimLibraries(modules: readonly TrimmedModule[]): Plugin {
  const trimmed = new Set<string>();
  return {
    name: 'sewa:trim-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      const found = modules.find(({ module }) => id.replace(/\?.*$/, '').endsWith(`/${module}`));
      if (!found) return null;
      trimmed.add(found.module);
      return { code: trimModule(code, found.module, found.cuts), map: null };
    },
    buildEnd(error) {
      const missing = modules.find(({ module }) => !trimmed.has(module));
      if (!error && missing)
        throw new Error(`${missing.module} is trimmed, but it is not in the build. See CONTRIBUTING.md.`);
    },
  };
}
