import { cp } from 'node:fs/promises';
import { buildJavaScript } from './buildJavaScript.ts';
import { buildStyles } from './buildStyles.ts';
import { root } from './options.ts';

process.chdir(root);
await buildJavaScript();
await buildStyles();
await cp(`${root}css.d.ts`, `${root}dist/css.d.ts`);
