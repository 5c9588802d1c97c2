import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateComponent } from '../generators/generateComponent.ts';
import { checkFiles, type Generated } from '../generators/generated.ts';
import { generatePackage } from '../generators/generatePackage.ts';
import { generatePage } from '../generators/generatePage.ts';
import { generateVerb } from '../generators/generateVerb.ts';
import { installedProgram, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { endOnSignals } from '../testing/endOnSignals.ts';

/** The contract, which stands in a document as well. */
const contractFolder = 'packages/api/src/contract/';
/** What the contract is written into. */
const documentFile = 'packages/api/openapi.json';

const generators: Record<string, (root: string, names: readonly string[]) => Generated> = {
  component: generateComponent,
  verb: generateVerb,
  page: generatePage,
  package: generatePackage,
};
const usage = `Choose what to create:
  npm run new -- component PriceTag
  npm run new -- verb homes/viewings bookViewing
  npm run new -- page discover Viewings
  npm run new -- package insurance`;

const [kind = '', ...names] = process.argv.slice(2);
const generate = Object.hasOwn(generators, kind) ? generators[kind] : undefined;
if (!generate) {
  console.error(usage);
  process.exit(1);
}

const inRoot = (file: string) => path.join(repositoryRoot, file);

/** Remembers what files hold, and answers what brings that back: all of it is written, or nothing. */
function remember(files: readonly string[]): () => void {
  const before = files.map((file) => ({
    file,
    text: existsSync(inRoot(file)) ? readFileSync(inRoot(file)) : null,
    // The first folder that is not there yet goes with what is written into it.
    made: file
      .split('/')
      .map((_, at, parts) => parts.slice(0, at + 1).join('/'))
      .find((part) => !existsSync(inRoot(part))),
  }));
  return () => {
    for (const { file, text, made } of before) {
      if (text !== null) writeFileSync(inRoot(file), text);
      else if (made !== undefined) rmSync(inRoot(made), { recursive: true, force: true });
    }
  };
}

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
  }
  const written = Object.keys(files).filter((file) => !/\.(md|txt)$/.test(file));
  if (Object.keys(files).some((file) => file.startsWith(contractFolder))) {
    const script = inRoot('packages/api/bin/openapi.ts');
    const { code, output } = await runProgram(process.execPath, ['--conditions=sewa-source', script]);
    if (code !== 0) throw new Error(output);
    written.push(documentFile);
  }
  await runProgram(installedProgram('biome'), ['check', '--write', ...written]);
}

let undo = () => {};
endOnSignals(async () => {
  undo();
  console.error('Interrupted: nothing was written.');
});
try {
  const { files, nextSteps } = generate(repositoryRoot, names);
  checkFiles(Object.fromEntries(Object.entries(files).filter(([file]) => !existsSync(inRoot(file)))));
  undo = remember([...Object.keys(files), documentFile]);
  await write(files);
  console.log([...Object.keys(files).map((file) => `wrote ${file}`), '', 'Next:', ...nextSteps].join('\n'));
} catch (error) {
  undo();
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
