import { expect, test } from 'vitest';
import { nameProjects } from './listVitestProjects.ts';

const namesOf = (projects: ReturnType<typeof nameProjects>) => projects.map((project) => project.test?.name);

test('a package with one project is a unit project under its own name', () => {
  expect(namesOf(nameProjects('paths', '/paths', { test: { include: ['src/**/*.test.ts'] } }))).toEqual([
    'unit:paths',
  ]);
});

test('a project that runs in a browser is a component project', () => {
  const config = { test: { projects: [{ test: { name: 'ui', browser: { enabled: true } } }] } };
  expect(namesOf(nameProjects('ui', '/ui', config))).toEqual(['component:ui']);
});

test('the projects of the server keep the names of their databases', () => {
  const config = {
    test: { projects: [{ test: { name: 'server:pglite' } }, { test: { name: 'postgres' } }] },
  };
  expect(namesOf(nameProjects('server', '/server', config))).toEqual(['server:pglite', 'server:postgres']);
});

test('a project that extends its package takes over what the package sets', () => {
  const plugin = { name: 'styles' };
  const config = {
    plugins: [plugin],
    test: { projects: [{ extends: true as const, test: { name: 'ui' } }] },
  };
  const [project] = nameProjects('ui', '/ui', config);
  expect(project).toMatchObject({ root: '/ui', plugins: [plugin] });
  expect(project).not.toHaveProperty('extends');
});

test('every project waits long, and leaves slow tests to a run of everything', () => {
  const [project] = nameProjects('paths', '/paths', { test: { include: ['src/**/*.test.ts'] } });
  expect(project?.test).toMatchObject({
    expect: { poll: { timeout: 10_000 } },
    ...(process.env.SEWA_TESTS !== 'whole' && { exclude: expect.arrayContaining(['**/*.slow.*']) }),
  });
});
