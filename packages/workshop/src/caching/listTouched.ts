import type { Levels } from '../levels/levels.ts';
import { listImported, listImports } from './listImported.ts';
import type { SourceTree } from './SourceTree.ts';
import { isBuilt, listUntouched, type SourceGraph } from './sourceGraph.ts';

/** Of some files, those that can have mattered to somebody who saw some pages; all of them where nobody knows the pages. */
type ListTouched = (pages: readonly string[] | null, files: readonly string[]) => string[];

/**
 * Reads what a build does not tell, once for many lists. Only modules of features are left out of them, which nothing but the pages of
 * the app imports; without a build nothing is.
 */
export function createTouchedList(
  tree: SourceTree,
  { packages }: Levels,
  graphs: readonly SourceGraph[] | null,
): ListTouched {
  const features = packages.filter(({ isFeature }) => isFeature);
  const sources = new Set(tree.below(...features.map(({ folder }) => folder)));
  // A build evaluates the sources of styles and has only what comes of them: what they import, it does not name.
  const styles = [...sources].filter((file) => file.endsWith('.css.ts'));
  const behindStyles =
    graphs &&
    listImported(
      tree,
      features,
      (file) => isBuilt(graphs, file),
      styles.flatMap((file) => listImports(tree, features, file)),
    );
  return (pages, files) => {
    if (!graphs || !pages || !behindStyles) return [...files];
    const untouched = listUntouched(graphs, [...pages, ...behindStyles]);
    return files.filter((file) => !untouched.has(file) || !sources.has(file));
  };
}
