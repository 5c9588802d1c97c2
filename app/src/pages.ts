/** The server's side of the pages, as Vite builds it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitorSession } from '@sewa/auth';
import { unknownConsent } from '@sewa/consent';
import { variantScriptHash } from '@sewa/experiments';
import {
  createPageAssets,
  createPages,
  type FindPageAssets,
  type Pages,
  type PagesOptions,
} from '@sewa/pages/server';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { makeGuards } from './guards.ts';
import { rows } from './routes.ts';

const buildServerRoutes = (site: PagesOptions['site']) =>
  buildAppRoutes(visitorSession, makeGuards(site, rows), unknownConsent);

const parseJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

type GivenOptions = Omit<PagesOptions, 'routes' | 'findAssets' | 'buildId' | 'inlineScripts'>;

/** Makes the pages of the product over a client build. */
export function createAppPages(clientFolder: string, options: GivenOptions): Pages {
  return createPages({
    ...options,
    inlineScripts: [variantScriptHash],
    routes: buildServerRoutes(options.site),
    findAssets: createPageAssets(parseJson(join(clientFolder, '.vite/manifest.json')), 'src/browser.ts'),
    buildId: parseJson(join(clientFolder, 'builds/latest.json')).id,
  });
}

/** Makes the pages of the product for one request to a development server, which finds their files. */
export function createDevelopmentPages(findAssets: FindPageAssets, options: GivenOptions): Pages {
  return createPages({
    ...options,
    inlineScripts: [variantScriptHash],
    routes: buildServerRoutes(options.site),
    findAssets,
    buildId: 'development',
  });
}
