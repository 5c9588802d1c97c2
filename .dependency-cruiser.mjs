import { makeDependencyRules } from './packages/workshop/src/levels/dependencyRules.ts';

export default {
  forbidden: makeDependencyRules(),
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: {
      path: ['(^|/)(dist|build|coverage|\\.vite)/', '^tests/(bench|packages/consumers|.*/fixtures)/'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['sewa-source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
