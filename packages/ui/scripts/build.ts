import { cp } from 'node:fs/promises';
import { buildJavaScript } from './buildJavaScript.ts';
import { buildStyles } from './buildStyles.ts';

const root = new URL('../', import.meta.url);
process.chdir(new URL('.', root).pathname);
await buildJavaScript();
await buildStyles();
await cp(new URL('css.d.ts', root), new URL('dist/css.d.ts', root));
