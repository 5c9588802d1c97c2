import type { Plugin } from 'vite';

const development = '/react-router/dist/development/';

/**
 * Builds take the router's production files: its package only names the development ones, which are larger and slower.
 */
export function productionRouter(): Plugin {
  return {
    name: 'sewa:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/|$)/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (
        resolved && { ...resolved, id: resolved.id.replace(development, '/react-router/dist/production/') }
      );
    },
  };
}
