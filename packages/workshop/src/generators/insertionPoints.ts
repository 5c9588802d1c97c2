import { GeneratorError } from './generated.ts';
import type { VerbNames } from './verbNames.ts';

/** One place in a file that is there already: what the verb puts in, before or after which text. */
export interface InsertionPoint {
  file: string;
  before?: string;
  after?: string;
  text: string;
}

const server = 'packages/server/src';

/** Where every verb stands besides in its own module and the contract: route, mock, audit log, and the test that knows who may ask. */
export function listPlaces({ module, verb, action, kebabVerb }: VerbNames): InsertionPoint[] {
  const path = `/api/${module}/${kebabVerb}`;
  const isRead = action === 'read';
  const row = isRead
    ? `{ method: 'GET', path: '${path}' }`
    : `{ method: 'POST', path: '${path}', changes: ['getDashboard'] }`;
  const mock = `  ${verb}: { name: 'East' },\n`;
  const audited: InsertionPoint = {
    file: `${server}/platform/audit/recordAudit.ts`,
    after: 'export type AuditAction =',
    text: `\n  | '${kebabVerb}'`,
  };
  return [
    { file: 'packages/api/src/routes.ts', before: '  health: {', text: `  ${verb}: ${row},\n` },
    { file: 'packages/api/src/mockRoutes.ts', before: '  health: {', text: mock },
    ...(isRead ? [] : [audited]),
    {
      file: `${server}/platform/calling/everyVerb.test.ts`,
      after: '  signedIn: [',
      text: `\n    '${verb}',`,
    },
  ];
}

const contract = 'packages/api/src/contract/contract.ts';

/** Where the contract learns of a file with calls. */
export const listContractPlaces = ({ contractFile }: VerbNames): InsertionPoint[] => [
  {
    file: contract,
    before: 'import { agents }',
    text: `import { ${contractFile} } from './${contractFile}.ts';\n`,
  },
  { file: contract, before: '  ...operations,', text: `  ...${contractFile},\n` },
];

/** The file that holds the policy. */
export const policyFile = `${server}/platform/permissions/policy.ts`;

/**
 * What the policy is asked about: the thing of the module, unless the policy knows that one as something that belongs to no
 * corporate.
 */
export function chooseSubject({ subject, pascalVerb }: VerbNames, policy: string): string {
  const isKnown = policy.includes(`'${subject}'`);
  const isOfCorporate = new RegExp(`subject: '${subject}'[^}]*of: 'corporate'`).test(policy);
  return isKnown && !isOfCorporate ? pascalVerb : subject;
}

/** Where the policy and its test learn who may do it: an administrator. Nowhere when they know already. */
export function listPolicyPlaces({ subject, action }: VerbNames, policy: string): InsertionPoint[] {
  if (new RegExp(`subject: '${subject}',\\s*action: '${action}'`).test(policy)) return [];
  const test = `${server}/platform/permissions/policy.test.ts`;
  const line = `\n  { subject: '${subject}', action: '${action}', roles: ['administrator'], of: 'corporate' },`;
  const added: InsertionPoint = {
    file: policyFile,
    after: 'export const policy: readonly PolicyLine[] = [',
    text: line,
  };
  if (policy.includes(`'${subject}'`))
    return [added, { file: test, after: `\n  ${subject}: {`, text: ` ${action}: ['administrator'],` }];
  return [
    added,
    { file: policyFile, before: ` 'Subbusiness'`, text: ` '${subject}' |` },
    { file: test, before: '  Sewa: {', text: `  ${subject}: { ${action}: ['administrator'] },\n` },
    { file: test, after: 'const ofCorporate: readonly Subject[] = [', text: `'${subject}', ` },
  ];
}

/** Puts what belongs there into a file; throws when the file has no such place any more. */
export function putIn(content: string, { file, before, after, text }: InsertionPoint): string {
  const mark = before ?? after ?? '';
  const found = content.indexOf(mark);
  if (mark === '' || found < 0)
    throw new GeneratorError(`${file} has no "${mark}" any more, beside which the verb belongs.`);
  const at = before === undefined ? found + mark.length : found;
  return content.slice(0, at) + text + content.slice(at);
}
