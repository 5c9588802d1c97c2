import { globSync } from 'node:fs';
import path from 'node:path';
import { type ComponentDoc, withCustomConfig } from 'react-docgen-typescript';
import { propTableFiles, propTableOptions } from './propTables.ts';

const root = path.join(import.meta.dirname, '..');

/** The props tables of all components, as Storybook reads them. */
export function readPropTables(): ComponentDoc[] {
  const { include, exclude } = propTableFiles;
  const files = globSync(include, { cwd: root, exclude }).map((file) => path.join(root, file));
  return withCustomConfig(path.join(root, 'tsconfig.json'), propTableOptions).parse(files);
}
