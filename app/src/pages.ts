/** The server's side of the pages, as Vite builds it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitorSession } from '@sewa/auth';
import { unknownConsent } from '@sewa/consent';
import {
  createPageAssets,
  createPages,
  type FindPageAssets,
  type Pages,
  type PagesOptions,
  PublicPageCache,
} from '@sewa/pages/server';
import { buildAppRoutes } from './buildAppRoutes.ts';

const parseJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Makes the pages of the product over a client build. */
export function createAppPages(
  clientFolder: string,
  options: Omit<PagesOptions, 'routes' | 'findAssets' | 'buildId'>,
): Pages {
  return createPages({
    ...options,
    routes: buildAppRoutes(options.site, visitorSession, unknownConsent),
    findAssets: createPageAssets(parseJson(join(clientFolder, '.vite/manifest.json')), 'src/browser.ts'),
    buildId: parseJson(join(clientFolder, 'builds/latest.json')).id,
  });
}

/** Makes the pages of the product for a development server: nothing is kept, files are found by it. */
export function createDevelopmentPages(
  findAssets: FindPageAssets,
  options: Omit<PagesOptions, 'routes' | 'findAssets' | 'buildId'>,
): Pages {
  return createPages({
    ...options,
    routes: buildAppRoutes(options.site, visitorSession, unknownConsent),
    findAssets,
    buildId: 'development',
    cache: new PublicPageCache({ now: Date.now, maxAge: 0 }),
  });
}
