import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Calls the API as the person of a page; resolves to the answer's data. */
export async function callApi<Data = Record<string, never>>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<Data> {
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const headers = { origin, 'idempotency-key': randomUUID() };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()).data;
}
