import { fileURLToPath } from 'node:url';
import { type Database, type ImportedArticle, readArticleFiles, saveArticles } from '@sewa/server';
import type { Drawing } from './drawings/drawListing.ts';
import { drawSampleHome, sampleHomes } from './sampleMarket.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));

/** Which drawing each article has for a cover: a picture of one of the sample homes. */
const covers: Readonly<Record<string, { home: string; kind: Drawing['kind'] }>> = {
  'first-tenancy-in-singapore': { home: '09a', kind: 'living' },
  'who-may-rent-an-hdb-flat': { home: '03b', kind: 'facade' },
  'what-moving-in-costs': { home: '02a', kind: 'kitchen' },
  'deposit-and-how-to-get-it-back': { home: '04b', kind: 'bedroom' },
  'diplomatic-clause': { home: '01a', kind: 'facade' },
  'stamp-duty-on-a-lease': { home: '05a', kind: 'floor-plan' },
  'handover-list': { home: '02c', kind: 'bath' },
  'spotting-a-rental-scam': { home: '05b', kind: 'facade' },
  'the-wrong-number': { home: '04a', kind: 'living' },
  'two-lists': { home: '03a', kind: 'bedroom' },
  'waiting-for-a-yes': { home: '12a', kind: 'facade' },
};

function drawCover(slug: string): ImportedArticle['cover'] {
  const chosen = covers[slug];
  const home = sampleHomes.find(({ key }) => key === chosen?.home);
  const drawing = home && drawSampleHome(home).find(({ kind }) => kind === chosen?.kind);
  if (!drawing) return null;
  const { svg, alt, width, height } = drawing;
  return { contentType: 'image/svg+xml', bytes: new TextEncoder().encode(svg), alt, width, height };
}

/** The articles of the sample market, with their covers. */
export async function listSampleArticles(): Promise<ImportedArticle[]> {
  const { articles, problems } = await readArticleFiles(folder);
  const [first] = problems;
  if (first) throw new Error(`${first.file}: ${first.field} ${first.reason}.`);
  return articles.map((article) => ({ ...article, cover: drawCover(article.slug) }));
}

/** Writes the articles of the sample market, all of them published; what an editor changed stays as it is. */
export async function saveSampleArticles(db: Database): Promise<void> {
  const articles = await listSampleArticles();
  const times = articles.map(({ publishedAt }) => publishedAt?.getTime() ?? 0);
  await saveArticles(db, articles, new Date(Math.max(Date.now(), ...times)));
}
