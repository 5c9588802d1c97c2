import { packageOf, packageScope } from '@sewa/workshop/levels';

/** The part of a package.json that the table of levels rules. */
export interface Manifest {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Entry {
  name: string;
  mayImport: string[];
  libraries?: string[];
  published?: boolean;
}

const isOwn = (name: string) => name.startsWith(`${packageScope}/`);

/** Says, a sentence each, what a package.json declares against the table of levels. */
export function findManifestIssues(entry: Entry, manifest: Manifest): string[] {
  const { name, mayImport, libraries, published = false } = entry;
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;
  const issues: string[] = [];
  const allowed = mayImport.map(packageOf);
  if (manifest.name !== `${packageScope}/${name}`)
    issues.push(`${name} must be named ${packageScope}/${name}`);
  if (published && manifest.private) issues.push(`${name} must not be private`);
  if (!published && !manifest.private) issues.push(`${name} must be private`);

  const declared = Object.entries({ ...devDependencies, ...dependencies });
  for (const [dependency, version] of declared) {
    const wanted = isOwn(dependency) ? 'workspace:*' : 'catalog:';
    if (version !== wanted) issues.push(`${dependency} must be "${wanted}"`);
  }
  for (const dependency of Object.keys({ ...devDependencies, ...dependencies, ...peerDependencies })) {
    const isForbidden = isOwn(dependency) && !allowed.includes(dependency.slice(packageScope.length + 1));
    if (isForbidden) issues.push(`${name} may not depend on ${dependency}`);
  }
  for (const dependency of Object.keys(dependencies)) {
    const isForbidden = libraries && !isOwn(dependency) && !libraries.includes(dependency);
    if (isForbidden) issues.push(`${name} may not depend on ${dependency}`);
  }
  return issues;
}
