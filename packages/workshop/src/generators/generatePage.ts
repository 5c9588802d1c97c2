import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listPackages } from '../repository.ts';
import {
  checkName,
  type Generated,
  GeneratorError,
  nounName,
  pascalName,
  toKebab,
  toTitle,
} from './generated.ts';

interface Manifest {
  exports: Record<string, string>;
}

/** The messages a page begins with, behind those that are there. */
function addMessages(messages: string, name: string, camelName: string): string {
  return `${messages}${messages === '' ? '' : '\n'}// ${name}
export const ${camelName}Title = '${name}';
export const ${camelName}Description = 'Write what search engines and previews say about this page.';
export const ${camelName}Lead = 'Write what people read first.';
`;
}

/** A page of a feature: its file, its messages, its stories, and its entry in the feature's package.json. */
export function generatePage(
  root: string,
  [givenFeature, givenName]: readonly (string | undefined)[],
): Generated {
  const features = listPackages(root).filter(
    ({ folder, manifest }) => folder.startsWith('packages/') && manifest.dependencies?.['@sewa/pages'],
  );
  const known = features.map(({ name }) => name).join(', ');
  const featureName = checkName(givenFeature, nounName, `a page belongs to a feature (${known})`);
  const wanted = 'a page is named like "Viewings"';
  const name = checkName(givenName, pascalName, wanted).replace(/Page$/, '');
  if (!pascalName.test(name)) throw new GeneratorError(`"${givenName}" is no name here: ${wanted}.`);
  const feature = features.find((entry) => entry.name === featureName);
  if (!feature) throw new GeneratorError(`There is no feature "${featureName}"; there is ${known}.`);
  const file = `${feature.folder}/src/pages/${name}Page.tsx`;
  const storiesFile = `app/testing/${name}Page.stories.tsx`;
  const taken = [file, storiesFile].find((made) => existsSync(path.join(root, made)));
  if (taken !== undefined) throw new GeneratorError(`${taken} exists already.`);
  const manifestFile = `${feature.folder}/package.json`;
  const manifest: Manifest = JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8'));
  const messagesFile = `${feature.folder}/src/messages.ts`;
  const messagesPath = path.join(root, messagesFile);
  const messages = existsSync(messagesPath) ? readFileSync(messagesPath, 'utf8') : '';
  const camelName = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const entry = `./${toKebab(name)}`;
  if (manifest.exports[entry])
    throw new GeneratorError(
      `@sewa/${featureName} has an entry "${entry}" already: ${manifest.exports[entry]}.`,
    );
  const exported = { ...manifest.exports, [entry]: `./src/pages/${name}Page.tsx` };
  const sorted = Object.fromEntries(
    Object.entries(exported).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return {
    files: {
      [file]: `import { PageMeta } from '@sewa/pages';
import { Heading, Text } from '@sewa/ui';
import * as messages from '../messages.ts';

/** Says in one sentence what a person does on this page. */
export default function ${name}Page() {
  return (
    <main id="main">
      <PageMeta title={messages.${camelName}Title} description={messages.${camelName}Description} />
      <Heading level={1}>{messages.${camelName}Title}</Heading>
      <Text as="p">{messages.${camelName}Lead}</Text>
    </main>
  );
}
`,
      [storiesFile]: `import type { Meta } from '@storybook/react-vite';
import { screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/${toTitle(name)}' };
export default meta;

/** As most people see it. */
export const Ready = screenStory({ address: '/${toKebab(name)}' });
`,
      [messagesFile]: addMessages(messages, name, camelName),
      [manifestFile]: `${JSON.stringify({ ...manifest, exports: sorted }, null, 2)}\n`,
    },
    nextSteps: [
      `Write its messages in ${messagesFile}, in the voice of the others.`,
      'Give it a URL in packages/paths/src/index.ts: a pattern and the function that builds a link.',
      `Give it a row in app/src/routes.ts: page: () => import('@sewa/${featureName}/${toKebab(name)}').`,
      'If it reads data, export "loader" and read with useRoute; if it has a form, export "action".',
      `Write one story a state in ${storiesFile}: how it is empty, how it fails, on a phone.`,
      'Walk through it in a journey of tests/e2e, with and without script.',
    ],
  };
}
