import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addImports, addPart } from './addPart.ts';
import { type Generated, GeneratorError } from './generated.ts';
import {
  chooseSubject,
  listContractPlaces,
  listPlaces,
  listPolicyPlaces,
  policyFile,
  putIn,
} from './insertionPoints.ts';
import {
  contractImports,
  makeChangeset,
  makeContractRecord,
  makeContractRoute,
  makeVerb,
  makeVerbTest,
  queryImports,
  serializeQuery,
} from './verbFiles.ts';
import { parseVerbNames, type VerbNames } from './verbNames.ts';

/** Adds the call to the record of its file in the contract. */
function addCall(contract: string, names: VerbNames): string {
  const { contractFile } = names;
  const start = contract.indexOf(`export const ${contractFile} = {`);
  if (start < 0)
    throw new GeneratorError(`${contractFile}.ts of the contract has no record "${contractFile}".`);
  const end = contract.indexOf('\n};', start) + 1;
  const call = makeContractRoute(names);
  return addImports(contract.slice(0, end) + call + contract.slice(end), call, contractImports);
}

/** Adds the mounting of a verb to the routes of its room. */
function mountIn(routes: string, { module, verb }: VerbNames): string {
  const end = routes.lastIndexOf('}');
  const mounted = `${routes.slice(0, end)}  router.mount('${verb}', ${verb});\n${routes.slice(end)}`;
  return `import { ${verb} } from './${module}/${verb}.ts';\n${mounted}`;
}

const serverFolder = 'packages/server/src';

/** The rooms that a verb can join; the platform stands below what the skeleton uses. */
const listRooms = (root: string): string[] =>
  globSync('*/routes.ts', { cwd: path.join(root, serverFolder) })
    .map((file) => path.dirname(file))
    .filter((room) => room !== 'platform')
    .sort();

/** A verb of a server module, from its call in the contract to its test with the wrong people; it works as it is written. */
export function generateVerb(root: string, given: readonly (string | undefined)[]): Generated {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const find = (file: string) => (existsSync(path.join(root, file)) ? read(file) : null);
  const policy = read(policyFile);
  const named = parseVerbNames(given);
  const names = { ...named, subject: chooseSubject(named, policy) };
  const { room, module, verb, contractFile, kebabVerb } = names;
  const rooms = listRooms(root);
  if (!rooms.includes(room))
    throw new GeneratorError(`There is no room "${room}"; there is ${rooms.join(', ')}.`);
  const roomRoutes = `${serverFolder}/${room}/routes.ts`;
  const folder = `${serverFolder}/${room}/${module}`;
  if (find(`${folder}/${verb}.ts`) !== null) throw new GeneratorError(`${folder}/${verb}.ts exists already.`);
  if (new RegExp(`^  ${verb}: `, 'm').test(read('packages/api/src/routes.ts')))
    throw new GeneratorError(`The contract has a call "${verb}" already.`);
  const contract = `packages/api/src/contract/${contractFile}.ts`;
  const calls = find(contract);
  const noted = `.changeset/${kebabVerb}.md`;
  const changeset = find(noted) === null ? noted : `.changeset/${module}-${kebabVerb}.md`;
  if (find(changeset) !== null) throw new GeneratorError(`${changeset} exists already.`);
  const files: Record<string, string> = {
    [contract]:
      calls === null ? addPart('', makeContractRecord(names), contractImports) : addCall(calls, names),
    [`${folder}/${verb}.ts`]: makeVerb(names),
    [`${folder}/${verb}.test.ts`]: makeVerbTest(names),
    [`${folder}/queries.ts`]: addPart(
      find(`${folder}/queries.ts`) ?? '',
      serializeQuery(names),
      queryImports,
    ),
    [roomRoutes]: mountIn(read(roomRoutes), names),
    [changeset]: makeChangeset(names),
  };
  const places = [
    ...listPlaces(names),
    ...(calls === null ? listContractPlaces(names) : []),
    ...listPolicyPlaces(names, policy),
  ];
  for (const place of places) files[place.file] = putIn(files[place.file] ?? read(place.file), place);
  return {
    files,
    nextSteps: [
      `It works as it stands: "SEWA_TEST_FILTER=${verb} npm test server-postgres" asks it, also as the wrong people.`,
      `Say in ${contract} what it takes and answers, and in packages/api/src/routes.ts its path and what it makes out of date.`,
      ...(names.action === 'read'
        ? [`Say there with isAnswerSecret if its answer holds a secret: then it is not compressed.`]
        : []),
      `Say who may do it: in ${policyFile}, and as what the verb is defined (signedIn, signedUp, steppedUp, anyone).`,
      `Replace the statement in ${folder}/queries.ts; SQL stands only in such files. A table takes a migration.`,
      'Name the action in the audit log by what has happened (platform/audit/recordAudit.ts), and describe it in .changeset.',
    ],
  };
}
