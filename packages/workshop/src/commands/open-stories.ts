import { existsSync } from 'node:fs';
import { findBrowser } from '../machine/findBrowser.ts';
import { inRepository } from '../repository.ts';
import { openStories } from '../storybook/openStories.ts';

try {
  const folder = inRepository('storybook-static');
  if (!existsSync(folder))
    throw new Error('There is no built Storybook: run `npm run build-storybook` first.');
  const { opened, broken } = await openStories(folder, await findBrowser());
  for (const { id, reason } of broken) console.error(`${id} cannot be looked at: ${reason}`);
  console.log(`${opened} stories were opened, one of each file; ${broken.length} failed.`);
  if (broken.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
