import { fileURLToPath } from 'node:url';
import { type Database, type ImportedArticle, readArticleFiles, saveArticles } from '@sewa/server';
import { drawFacadeOf } from './drawings/drawListing.ts';
import { sampleHomes } from './sampleMarket.ts';
import { findSamplePicture, type SamplePicture } from './samplePictures.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));

/** Which picture each article has for a cover: a picture of one of the sample homes. */
const covers: Readonly<Record<string, { home: string; kind: SamplePicture['kind'] }>> = {
  'first-tenancy-in-singapore': { home: '09a', kind: 'living' },
  'who-may-rent-an-hdb-flat': { home: '03b', kind: 'facade' },
  'what-moving-in-costs': { home: '02a', kind: 'kitchen' },
  'deposit-and-how-to-get-it-back': { home: '04b', kind: 'bedroom' },
  'diplomatic-clause': { home: '01a', kind: 'facade' },
  'stamp-duty-on-a-lease': { home: '05a', kind: 'floor-plan' },
  'handover-list': { home: '03b', kind: 'living' },
  'spotting-a-rental-scam': { home: '05b', kind: 'facade' },
  'the-wrong-number': { home: '04a', kind: 'living' },
  'two-lists': { home: '03a', kind: 'bedroom' },
  'waiting-for-a-yes': { home: '12a', kind: 'facade' },
};

function findCover(slug: string): ImportedArticle['cover'] {
  const chosen = covers[slug];
  const home = chosen && sampleHomes.find(({ key }) => key === chosen.home);
  if (!home) return null;
  // Articles show drawn buildings: a rendered one is one building.
  if (chosen.kind === 'facade') {
    const { svg, alt, width, height } = drawFacadeOf(home);
    return { contentType: 'image/svg+xml', bytes: new TextEncoder().encode(svg), alt, width, height };
  }
  const picture = findSamplePicture(home, chosen.kind);
  if (!picture) return null;
  const { kind: _kind, ...cover } = picture;
  return cover;
}

/** The articles of the sample market, with their covers. */
export async function listSampleArticles(): Promise<ImportedArticle[]> {
  const { articles, problems } = await readArticleFiles(folder);
  const [first] = problems;
  if (first) throw new Error(`${first.file}: ${first.field} ${first.reason}.`);
  return articles.map((article) => ({ ...article, cover: findCover(article.slug) }));
}

/** Writes the articles of the sample market, all of them published; what an editor changed stays as it is. */
export async function saveSampleArticles(db: Database): Promise<void> {
  const articles = await listSampleArticles();
  const times = articles.map(({ publishedAt }) => publishedAt?.getTime() ?? 0);
  await saveArticles(db, articles, new Date(Math.max(Date.now(), ...times)));
}
