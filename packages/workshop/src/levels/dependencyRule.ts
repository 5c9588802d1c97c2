interface Condition {
  path?: string | string[];
  pathNot?: string | string[];
  circular?: boolean;
  couldNotResolve?: boolean;
  dependencyTypesNot?: string[];
}

/** One rule of dependency-cruiser: imports that match both sides are refused. */
export interface DependencyRule {
  name: string;
  comment: string;
  severity: 'error';
  from: Condition;
  to: Condition;
}

/** Files that are tests, or help them. */
export const testCode = '(\\.test|\\.stories)\\.tsx?$|/test(ing)?/';
