import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateComponent } from '../generators/generateComponent.ts';
import { type Generated, GeneratorError } from '../generators/generated.ts';
import { generatePackage } from '../generators/generatePackage.ts';
import { generatePage } from '../generators/generatePage.ts';
import { generateVerb } from '../generators/generateVerb.ts';
import { generateLevels } from '../levels/generateLevels.ts';
import { levelsFile } from '../levels/levels.ts';
import { installedProgram, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

/** Whoever changes it changes the contract, which stands in a document as well. */
const contractFile = 'packages/api/src/contract/contract.ts';
const generators: Record<string, (root: string, names: readonly string[]) => Generated> = {
  component: generateComponent,
  verb: generateVerb,
  page: generatePage,
  package: generatePackage,
};
const usage = `What shall it be?
  npm run new -- component PriceTag
  npm run new -- verb offers makeOffer
  npm run new -- page discover Waitlist
  npm run new -- package rentals`;

const [kind = '', ...names] = process.argv.slice(2);
const generate = generators[kind];
if (!generate) {
  console.error(usage);
  process.exit(1);
}
try {
  const { files, nextSteps } = generate(repositoryRoot, names);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(repositoryRoot, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  if (levelsFile in files) await generateLevels();
  const written = Object.keys(files).filter((file) => !file.endsWith('.md'));
  if (contractFile in files) {
    const script = path.join(repositoryRoot, 'packages/api/bin/openapi.ts');
    const { code, output } = await runProgram(process.execPath, ['--conditions=sewa-source', script]);
    if (code !== 0) throw new Error(output);
    written.push('packages/api/openapi.json');
  }
  await runProgram(installedProgram('biome'), ['check', '--write', ...written]);
  console.log([...Object.keys(files).map((file) => `wrote ${file}`), '', 'Next:', ...nextSteps].join('\n'));
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
