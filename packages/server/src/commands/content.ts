import { formatNumber } from '@sewa/formatters';
import type { Command } from 'commander';
import { readArticleFiles } from '../content/article-import/readArticleFiles.ts';
import { saveArticles } from '../content/article-import/saveArticles.ts';
import { migrate } from '../migrate.ts';
import { openSharedDatabase } from '../platform/database/openSharedDatabase.ts';
import { getSettings } from '../platform/settings/env.ts';
import { fromShell } from '../platform/settings/fromShell.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function run(folder: string): Promise<void> {
  const { articles, problems } = await readArticleFiles(folder);
  for (const { file, field, reason } of problems) say(`${file}: ${field} ${reason}.`);
  if (problems.length > 0) throw new Error('Nothing was imported.');
  const db = await openSharedDatabase(getSettings());
  try {
    await migrate(db);
    const { inserted, updated, unchanged, edited } = await saveArticles(db, articles, new Date());
    const noun = articles.length === 1 ? 'article' : 'articles';
    say(
      `${formatNumber(articles.length)} ${noun} read: ${formatNumber(inserted)} new, ${formatNumber(updated)} changed, ` +
        `${formatNumber(unchanged)} unchanged.`,
    );
    for (const article of edited) say(`Left alone, because an editor changed it: ${article}.`);
  } finally {
    await db.close();
  }
}

/** Adds `content import` to the command line: reads articles from Markdown files. */
export function registerContent(program: Command): void {
  const content = program.command('content').description('Import articles.');
  content
    .command('import')
    .description('Import the Markdown files of a folder; the same folder again changes nothing.')
    .argument('<folder>', 'a folder of Markdown files with front matter', fromShell)
    .action(run);
}
