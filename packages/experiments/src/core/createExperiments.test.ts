// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createExperiments } from './createExperiments.ts';
import { serializeExperimentCookie } from './experimentCookie.ts';

const putCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = text;
};

/** A server with two experiments that assigns everyone to `bold`. */
function makeClient() {
  const assigned: string[] = [];
  const listExperiments = vi.fn(async () => [
    { id: 'front-door', enabled: true, validStartUrls: ['/'] },
    { id: 'old-map', enabled: false, validStartUrls: ['/map'] },
  ]);
  const assignExperiment = vi.fn(async ({ body: { id } }: { body: { id: string } }) => {
    assigned.push(id);
    if (id === 'front-door') putCookie(`exp-${id}=${serializeExperimentCookie('bold')}`);
    return { variant: 'bold' };
  });
  return { assigned, client: { listExperiments, assignExperiment } };
}

afterEach(() => {
  for (const id of ['front-door', 'old-map']) putCookie(`exp-${id}=; Max-Age=0`);
});

test('a browser is assigned once, on a path where the experiment starts', async () => {
  const { assigned, client } = makeClient();
  const experiments = createExperiments({ client });
  await experiments.visit('/map');
  expect(assigned).toEqual([]);
  await experiments.visit('/');
  await experiments.visit('/');
  expect(assigned).toEqual(['front-door']);
  expect(client.listExperiments).toHaveBeenCalledTimes(1);
});

test('two visits at once ask once', async () => {
  const { assigned, client } = makeClient();
  const experiments = createExperiments({ client });
  await Promise.all([experiments.visit('/'), experiments.visit('/')]);
  expect(assigned).toEqual(['front-door']);
});

test('the variant of a stopped experiment is given back on any page', async () => {
  const { assigned, client } = makeClient();
  putCookie(`exp-old-map=${serializeExperimentCookie('bold')}`);
  await createExperiments({ client }).visit('/blog');
  expect(assigned).toEqual(['old-map']);
});

test('what fails is tried again on the next page', async () => {
  const { assigned, client } = makeClient();
  const experiments = createExperiments({ client });
  client.listExperiments.mockRejectedValueOnce(new Error('offline'));
  await experiments.visit('/');
  client.assignExperiment.mockRejectedValueOnce(new Error('offline'));
  await experiments.visit('/');
  expect(assigned).toEqual([]);
  await experiments.visit('/');
  expect(assigned).toEqual(['front-door']);
});

test('a cookie that arrives after consent was withdrawn is deleted', async () => {
  const { client } = makeClient();
  const experiments = createExperiments({ client });
  client.assignExperiment.mockImplementationOnce(async () => {
    experiments.stop();
    putCookie(`exp-front-door=${serializeExperimentCookie('bold')}`);
    return { variant: 'bold' };
  });
  await experiments.visit('/');
  expect(document.cookie).toBe('');
  await experiments.visit('/');
  expect(client.assignExperiment).toHaveBeenCalledTimes(1);
});
