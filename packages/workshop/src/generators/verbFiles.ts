import type { Import } from './addPart.ts';
import type { VerbNames } from './verbNames.ts';

/** The call in the contract: one entry of the record of its file. */
export function makeContractRoute({ verb, action }: VerbNames): string {
  const input =
    action === 'read'
      ? 'query: z.object({ organisationId: z.string() })'
      : 'body: z.object({ organisationId: line(100) })';
  return `  ${verb}: defineRoute('${verb}', {
    summary: 'Say what the call does, verb first.',
    ${input},
    answer: succeeded(z.object({ name: z.string() })),
    errors: {
      401: 'Not signed in.',
      403: 'The user has no permission.',
      404: 'No organisation of the current corporate has this id.',
    },
  }),
`;
}

/** A record of the contract with its first call, without the imports its file begins with. */
export const makeContractRecord = (
  names: VerbNames,
): string => `/** Say in one sentence what these calls are about. */
export const ${names.contractFile} = {
${makeContractRoute(names)}};
`;

/** What the call in the contract stands on: `line()` makes the texts that people write. */
export const contractImports: readonly Import[] = [
  ['z', 'zod'],
  ['defineRoute', './defineRoute.ts'],
  ['succeeded', './defineRoute.ts'],
  ['line', './text.ts'],
];

/** The statement of the verb, without the import its file begins with. */
export const serializeQuery = ({
  pascalVerb,
}: VerbNames): string => `/** The name of an organisation of a corporate, kept from others until the transaction ends; null when there is none. */
export async function findNameFor${pascalVerb}(
  tx: Queryable,
  corporateId: string,
  organisationId: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    'select name from organisations where corporate_id = $1 and id = $2 for no key update',
    [corporateId, organisationId],
  );
  return rows[0]?.name ?? null;
}
`;

/** What the statement stands on. */
export const queryImports: readonly Import[] = [['type Queryable', '../../platform/database/database.ts']];

/** The verb itself. */
export function makeVerb({ verb, action, subject, pascalVerb, kebabVerb }: VerbNames): string {
  const isRead = action === 'read';
  const audit = `      const details = { corporateId, organisationId };
      await recordAudit(tx.db, { userId, action: '${kebabVerb}', details }, tx.now);
`;
  return `import type { RouteAnswer } from '@sewa/api/client';
${isRead ? '' : `import { recordAudit } from '../../platform/audit/recordAudit.ts';\n`}import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { requireCorporatePermission } from '../../companies/corporates/requireCorporatePermission.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findNameFor${pascalVerb} } from './queries.ts';

/** Says in one sentence what this does, and what it throws. */
export const ${verb} = defineVerb(
  signedIn,
  (ctx, { ${isRead ? 'query' : 'body'} }: RouteInput<'${verb}'>): Promise<RouteAnswer<'${verb}'>> =>
    ctx.transaction(async (tx) => {
      const locked = await requireCorporatePermission(tx, '${action}', '${subject}');
      const { corporate_id: corporateId${isRead ? '' : ', user_id: userId'} } = locked;
      const ${isRead ? `organisationId = query.get('organisationId') ?? ''` : '{ organisationId } = body'};
      const name = await findNameFor${pascalVerb}(tx.db, corporateId, organisationId);
      if (name === null) throw new HttpError('not-found');
${isRead ? '' : audit}      return { name };
    }),
);
`;
}

/** The test of the verb: what it does, and that it does nothing for the wrong people. */
export function makeVerbTest({ module, verb, action, kebabVerb }: VerbNames): string {
  const isRead = action === 'read';
  const call = isRead
    ? `browser.send(\`\${path}?organisationId=east\`)`
    : `browser.send(path, { organisationId: 'east' })`;
  const recorded = isRead
    ? ''
    : `
const listRecorded = async () =>
  (await getDatabase().db.query(\`select user_id from audit_log where action = '${kebabVerb}' order by id\`)).rows;
`;
  return `import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const path = '/api/${module}/${kebabVerb}';
const act = (browser: ReturnType<typeof openTestBrowser>) => ${call};
${recorded}
beforeEach(() => resetCorporates(getDatabase().db));

describe('${verb}', () => {
  test('answers an administrator${isRead ? '' : ', and is written down'}', async () => {
${isRead ? '' : '    const before = await listRecorded();\n'}    const answer = await act(await openBrowserOf(getDatabase().db, 'ada', 'alpha'));
    expect(answer).toMatchObject({ status: 200, content: { data: { name: 'East' } } });
${isRead ? '' : `    expect(await listRecorded()).toEqual([...before, { user_id: 'ada' }]);\n`}  });

  test.each([
    ['somebody of no corporate', 'tim', undefined, ${action === 'create' ? 403 : 404}],
    ['a member who is no administrator', 'max', 'alpha', 403],
    ['an administrator of another corporate', 'cem', 'beta', 404],
  ] as const)('does nothing for %s', async (_, user, corporate, status) => {
${isRead ? '' : '    const before = await listRecorded();\n'}    expect((await act(await openBrowserOf(getDatabase().db, user, corporate))).status).toBe(status);
${isRead ? '' : '    expect(await listRecorded()).toEqual(before);\n'}  });

  test('does nothing for a visitor, and nothing once a session has ended', async () => {
    const { db } = getDatabase();
    expect((await act(openTestBrowser(db))).status).toBe(401);
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    await db.query('delete from sessions');
    expect((await act(ada)).status).toBe(401);
  });
});
`;
}

/** What the next release says of the call. */
export const makeChangeset = ({ verb }: VerbNames): string => `---
'@sewa/api': minor
---

New call \`${verb}\`: say what it is for.
`;
