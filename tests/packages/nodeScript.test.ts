import path from 'node:path';
import { runProgram } from '@sewa/workshop/programs';
import { beforeAll, expect, inject, test } from 'vitest';

const project = inject('nodeScript');

let printed: Record<'button' | 'cookies' | 'field' | 'inbox', string>;

beforeAll(async () => {
  const { code, stdout, output } = await runProgram(process.execPath, ['main.mjs'], { folder: project });
  expect({ code, output }).toEqual({ code: 0, output: stdout });
  printed = JSON.parse(stdout);
});

test('a Node script reads every package without a bundler', () => {
  expect(printed).toMatchObject({
    date: 'Jan 5, 2021',
    duty: 28_800,
    cost: 928_800,
    hash: 0.0505,
    query: 'propertyTypes=0,1&q=river',
    accent: 'var(--sewa-color-bg-accent)',
    message: 'Validation failed.',
    person: 'nobody',
    revision: expect.stringMatching(/^[0-9a-z]+$/),
    isError: true,
    client: 'object',
  });
});

test('a session and a consent made there are a visitor, and keep no process alive', () => {
  expect(printed).toMatchObject({ isVisitor: true, isAsked: false, resources: [] });
});

test('the button it renders is a native button with class names and no style attribute', () => {
  const { button } = printed;
  expect(button).toMatch(/^<button [^>]*class="[^"]+"/);
  expect(button).not.toContain('style=');
});

test('the question about cookies it renders is a form that can be posted, with nothing ticked', () => {
  const { cookies } = printed;
  expect(cookies).toMatch(/^<form [^>]*method="post"/);
  expect(cookies).toContain('name="statistics"');
  expect(cookies).not.toMatch(/checked|style=/);
});

test('the date picker it renders is a native date field with its label, class names and no style attribute', () => {
  const { field } = printed;
  expect(field).toMatch(/<label[^>]*>Moving in<\/label>/);
  expect(field).toMatch(/<input(?=[^>]* type="date")(?=[^>]* name="movingIn")[^>]* class="[^"]+"/);
  expect(field).not.toContain('style=');
});

test('the inbox it renders is a list of links with class names and no style attribute', () => {
  const { inbox } = printed;
  expect(inbox).toMatch(/<li class="[^"]+"><a [^>]*href="\/chat\/0b9d1c5e-[^"]+"/);
  expect(inbox).toContain('Aisha Tan');
  expect(inbox).not.toContain('style=');
});

test('the types of the script hold under NodeNext', async () => {
  const tsc = path.join(project, 'node_modules/.bin/tsc');
  expect(await runProgram(tsc, ['--pretty', 'false'], { folder: project })).toMatchObject({
    code: 0,
    output: '',
  });
});
