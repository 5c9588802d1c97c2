import type { Plugin } from 'vite';

const development = '/react-router/dist/development/';
const production = '/react-router/dist/production/';

/**
 * Builds take the router's production files: its package only names the development ones, which are larger and slower. Of its
 * components only those in use come along: a bundler cannot know by itself that `forwardRef` has no effect.
 */
export function productionRouter(): Plugin {
  return {
    name: 'sewa:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/|$)/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(development, production) };
    },
    transform(code, id) {
      if (!id.includes(production)) return null;
      return {
        code: code
          .replace(/\b(React\d*\.forwardRef\()/g, '/* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      };
    },
  };
}
