/** The server's side of the pages, as Vite builds it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitorSession } from '@sewa/auth';
import { unknownConsent } from '@sewa/consent';
import {
  createDictionary,
  createPageAssets,
  createPages,
  type Dictionary,
  type FindPageAssets,
  type Pages,
  type PagesOptions,
  PublicPageCache,
} from '@sewa/pages/server';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { makeGuards } from './guards.ts';
import { rows } from './routes.ts';

const buildServerRoutes = (site: PagesOptions['site']) =>
  buildAppRoutes(visitorSession, makeGuards(site, rows), unknownConsent);

const recordOfDictionary = '.vite/dictionary.json';

/** The dictionary of the build; none while it is made, of the pages themselves. */
function findDictionary(clientFolder: string): Dictionary | null {
  const record = join(clientFolder, recordOfDictionary);
  if (!existsSync(record)) return null;
  const { path } = parseJson(record);
  return createDictionary(path, readFileSync(join(clientFolder, path)));
}

/** Reads each style sheet of the build once. */
function createStyleSheets(clientFolder: string): (href: string) => string {
  const sheets = new Map<string, string>();
  return (href) => {
    const sheet = sheets.get(href) ?? readFileSync(join(clientFolder, href), 'utf8');
    sheets.set(href, sheet);
    return sheet;
  };
}

const parseJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Makes the pages of the product over a client build. */
export function createAppPages(
  clientFolder: string,
  options: Omit<PagesOptions, 'routes' | 'findAssets' | 'findStyleSheet' | 'buildId' | 'dictionary'>,
): Pages {
  return createPages({
    ...options,
    routes: buildServerRoutes(options.site),
    findAssets: createPageAssets(parseJson(join(clientFolder, '.vite/manifest.json')), 'src/browser.ts'),
    findStyleSheet: createStyleSheets(clientFolder),
    buildId: parseJson(join(clientFolder, 'builds/latest.json')).id,
    dictionary: findDictionary(clientFolder),
  });
}

/** Makes the pages of the product for a development server: nothing is kept, files are found by it. */
export function createDevelopmentPages(
  findAssets: FindPageAssets,
  options: Omit<PagesOptions, 'routes' | 'findAssets' | 'buildId'>,
): Pages {
  return createPages({
    ...options,
    routes: buildServerRoutes(options.site),
    findAssets,
    buildId: 'development',
    cache: new PublicPageCache({ now: Date.now, maxAge: 0 }),
  });
}
