import { beforeEach, expect, test } from 'vitest';
import { makePng } from '../../testing/makeFiles.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createTableBlobs } from '../blobs/createTableBlobs.ts';
import { insertFile } from './queries.ts';

const getDatabase = openTestDatabase();
const bytes = makePng();
const contentType = 'image/png';
const now = new Date('2026-11-21T04:00:00Z');

const countWaiting = async () =>
  (
    await getDatabase().db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

const listBlobs = async () => (await getDatabase().db.query('select from blobs')).rowCount;

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from users');
  await db.query(`insert into users (id, is_valid) values ('ada', true), ('bo', true)`);
});

/** Uploads the bytes for somebody, and waits for `meanwhile` before the transaction ends. */
const add = (userId: string, meanwhile: () => Promise<void> = async () => undefined) =>
  getDatabase().db.transaction(async (tx) => {
    const blobId = await createTableBlobs(tx).put({ contentType, bytes });
    await meanwhile();
    return insertFile(tx, { userId, contentType, blobId, byteLength: bytes.length, isChecked: false, now });
  });

test('bytes that somebody uploads while the last other file of them is deleted stay', async () => {
  const { db } = getDatabase();
  await add('ada');
  let deletion: Promise<unknown> = Promise.resolve();
  await add('bo', async () => {
    deletion = db.query(`delete from files where user_id = 'ada'`);
    await expect.poll(countWaiting).toBe(1);
  });
  await deletion;
  expect(await listBlobs()).toBe(1);
});

test('bytes that are uploaded behind a deletion under way are stored anew', async () => {
  const { db } = getDatabase();
  await add('ada');
  let upload: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.query(`delete from files where user_id = 'ada'`);
    upload = add('bo');
    await expect.poll(countWaiting).toBe(1);
  });
  await upload;
  expect(await listBlobs()).toBe(1);
});
