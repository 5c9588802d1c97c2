import { cp } from 'node:fs/promises';
import { buildJavaScript } from '@sewa/bundling';
import { buildStyles } from './buildStyles.ts';
import { bundle } from './bundle.ts';

const { root } = bundle;
process.chdir(root);
await buildJavaScript(bundle);
await buildStyles();
await cp(`${root}css.d.ts`, `${root}dist/css.d.ts`);
