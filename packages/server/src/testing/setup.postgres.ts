import { randomBytes } from 'node:crypto';
import { findPostgres } from '@sewa/testing';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { makeTemplate } from './makeTemplate.ts';

/** Address of a database of the same server. */
function withDatabaseName(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Starts one server for the whole run, with a migrated database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await findPostgres();
  const template = `sewa_template_${randomBytes(6).toString('hex')}`;
  const admin = await openDatabase({ databaseUrl: url, dataFolder: '' });
  await admin.query(`create database ${template}`);
  await makeTemplate({ databaseUrl: withDatabaseName(url, template), dataFolder: '' });
  project.provide('testDatabase', { kind: 'server', url, template });
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.close();
    await stop();
  };
}
