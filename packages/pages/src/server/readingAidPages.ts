import { type EyeAssistChoice, isStandardEyeAssist } from '@sewa/ui';
import { nameReadingAids, parseReadingAids } from '../corner/readingAids.ts';
import type { Site } from '../PageSite.tsx';
import type { StoredPage } from './publicPageCache.ts';
import { showChoice } from './renderDocument.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** What the sender of these cookies chose for their eyes; null where nothing is chosen or the deployment offers no choice. */
export function findChoice(cookies: string | null | undefined, site: Site): EyeAssistChoice | null {
  if (!site.hasEyeAssist || !cookies?.includes(nameReadingAids(site))) return null;
  const choice = parseReadingAids(cookies, site);
  return isStandardEyeAssist(choice) ? null : choice;
}

/** A page that is the same for everybody, as one person chose to read it: the same words, for their browser alone. */
export function chooseStored(page: StoredPage, choice: EyeAssistChoice): StoredPage {
  const body = encoder.encode(showChoice(decoder.decode(page.body), choice));
  const mark = Object.values(choice).join('.');
  return {
    status: page.status,
    body,
    headers: {
      ...page.headers,
      'cache-control': page.status >= 500 ? 'no-store' : 'private, no-cache',
      'content-length': String(body.byteLength),
      vary: `${page.headers.vary}, cookie`,
      etag: (page.headers.etag ?? '""').replace(/"$/, `.${mark}"`),
    },
  };
}
