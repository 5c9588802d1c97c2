import type { Conversation, ConversationEntry } from '@sewa/api/client';
import { makeListingId } from '../homes/listings/listingDraft.ts';
import { saveListers } from '../homes/listings/saveListers.ts';
import { saveListings } from '../homes/listings/saveListings.ts';
import { createTableBlobs, type MovedBytes } from '../platform/blobs/createTableBlobs.ts';
import type { Database } from '../platform/database/database.ts';
import { createSession } from '../platform/sessions/session.ts';
import { makeDraft } from './makeDraft.ts';
import { makeTestServer, testOrigin } from './makeTestServer.ts';

/** The moment at which a test of conversations begins. */
export const chatStart = new Date('2026-11-21T04:00:00Z');

/** Id of a home: by an agent with an account, by an owner without one, and one that is let. */
export const chatHome = (row: 'agent' | 'owner' | 'let'): string => makeListingId('test', row);

/**
 * The tenants mei and ravi, the agent grace with a home, a home of an owner without an account, and the help desk with oli
 * and pat; eve, and oli too, work elsewhere.
 */
export async function resetChat(db: Database): Promise<void> {
  for (const table of ['conversations', 'enquiries', 'blocks', 'files', 'listings', 'listers', 'users'])
    await db.query(`delete from ${table}`);
  for (const table of ['corporates', 'jobs.job', 'rate_limits', 'idempotency_keys', 'one_time_codes'])
    await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, phone_number, user_type_ids, is_valid) values
    ('mei', 'Mei', '+6580000901', '{1}', true), ('ravi', 'Ravi', '+6580000902', '{1}', true),
    ('grace', 'Grace', '+6580000903', '{3}', true), ('oli', 'Oli', '+6580000904', '{4}', true),
    ('pat', 'Pat', '+6580000905', '{4}', true), ('eve', 'Eve', '+6580000906', '{4}', true),
    ('new', null, '+6580000907', '{}', false)`);
  await db.query(
    `insert into corporates (id, name, operator_since, verified_at, verified_by)
    values ('desk', 'Sewa Help', now(), now(), 'operator'), ('else', 'Else', null, now(), 'operator')`,
  );
  await db.query(`insert into memberships (corporate_id, user_id, role) values
    ('desk', 'oli', 'administrator'), ('desk', 'pat', 'member'), ('else', 'eve', 'administrator'), ('else', 'oli', 'member')`);
  const owner = {
    kind: 'owner' as const,
    registrationNumber: null,
    agencyName: null,
    agencyLicenceNumber: null,
  };
  await saveListers(db, [
    {
      ...owner,
      id: 'agent',
      kind: 'agent',
      name: 'Grace',
      phoneNumber: null,
      registrationNumber: 'R012345A',
    },
    { ...owner, id: 'owner', name: 'Tan', phoneNumber: '+6580000999', email: 'Tan@Homes.example' },
  ]);
  await db.query(`update listers set user_id = 'grace' where id = 'agent'`);
  await saveListings(db, [
    makeDraft('agent', { listerId: 'agent', title: 'Orchard Vista' }),
    makeDraft('owner', { listerId: 'owner' }),
    makeDraft('let', { listerId: 'agent', status: 'let' }),
  ]);
}

/** What a caller was answered. */
export interface ChatAnswer<Data = unknown> {
  readonly status: number;
  readonly data: Data;
  readonly fields: readonly string[];
  readonly headers: Headers;
}

/** Somebody who is signed in, acting for a corporate if one is named, and calls the API of conversations. */
export async function openChat(
  db: Database,
  userId: string | null,
  corporateId: string | null = null,
  moved?: MovedBytes,
) {
  let now = chatStart;
  // A busy machine may take long: those who wait for the same key are patient.
  const keyDelays = Array.from({ length: 400 }, () => 50);
  const blobs = createTableBlobs(db, moved);
  const { server, lines } = makeTestServer(db, { clock: () => now, keyDelays, blobs });
  let secret = userId === null ? '' : await createSession(db, userId, { now });

  async function call<Data>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ChatAnswer<Data>> {
    const isFile = body instanceof Uint8Array;
    const response = await server.request(`${testOrigin}${path}`, {
      method,
      headers: {
        origin: testOrigin,
        cookie: `test-session=${secret}`,
        ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const content = isJson ? ((await response.json()) as { data: Data; fields?: { name: string }[] }) : null;
    return {
      status: response.status,
      // A failed call has no data; the test sees its status first.
      data: content?.data as Data,
      fields: content?.fields?.map(({ name }) => name) ?? [],
      headers: response.headers,
    };
  }

  if (corporateId !== null) {
    const { status, headers } = await call('POST', '/api/corporate/switch', { corporateId });
    if (status !== 200) throw new Error(`${userId} cannot act for ${corporateId}: ${status}.`);
    secret = /test-session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? secret;
  }
  return {
    lines,
    call,
    wait: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    start: (contextId: string, rest: { userId?: string; message?: string } = {}, headers = {}) =>
      call<{ conversationId: string; isNew: boolean }>(
        'POST',
        '/api/chat/start',
        { contextId, ...rest },
        headers,
      ),
    send: (
      conversationId: string,
      message: string,
      { key, ...rest }: { key?: string; attachmentIds?: string[] } = {},
    ) =>
      call<{ messageId: string; number: number; sentAt: string }>(
        'POST',
        '/api/chat/send',
        { conversationId, message, ...rest },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    list: async (query = '') => (await call<ConversationEntry[]>('GET', `/api/chat/all${query}`)).data,
    get: async (id: string, query = '') => (await call<Conversation>('GET', `/api/chat/${id}${query}`)).data,
    read: (id: string, number: number) => call('POST', `/api/chat/${id}/read`, { number }),
    attach: (id: string, bytes: Uint8Array, headers: Record<string, string>) =>
      call<{ id: string; name: string; contentType: string }>(
        'POST',
        `/api/chat/${id}/attachments`,
        bytes,
        headers,
      ),
  };
}

/** The conversation of mei with the agent, in which she wrote the first message. */
export async function startChat(db: Database): Promise<string> {
  const mei = await openChat(db, 'mei');
  const { data } = await mei.start(`listing-${chatHome('agent')}`, { message: 'Is it free?' });
  return data.conversationId;
}
