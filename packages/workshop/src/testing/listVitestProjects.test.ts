import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { completeProjects } from './listVitestProjects.ts';

test('a project that extends its package takes over what the package sets', () => {
  const plugin = { name: 'styles' };
  const projects = [{ extends: true as const, test: { name: 'component:ui' } }];
  const [project] = completeProjects(inRepository('packages/ui'), { plugins: [plugin], test: { projects } });
  expect(project).toMatchObject({ root: inRepository('packages/ui'), plugins: [plugin] });
  expect(project).not.toHaveProperty('extends');
});

test('every project waits long, and leaves slow tests to a run of everything', () => {
  const [project] = completeProjects(inRepository('packages/paths'), { test: { name: 'unit:paths' } });
  expect(project?.test).toMatchObject({
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    ...(process.env.SEWA_TESTS !== 'whole' && { exclude: expect.arrayContaining(['**/*.slow.*']) }),
  });
});
