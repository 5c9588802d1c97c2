import path from 'node:path';
import { runProgram } from '@sewa/workshop/programs';
import { expect, inject, test } from 'vitest';

const project = inject('nodeScript');

test('a Node script reads every package without a bundler', async () => {
  const { code, stdout, output } = await runProgram(process.execPath, ['main.mjs'], { folder: project });
  expect({ code, output }).toEqual({ code: 0, output: stdout });
  expect(JSON.parse(stdout)).toMatchObject({
    date: 'Jan 5, 2021',
    duty: 28_800,
    query: 'propertyTypes=0,1&q=river',
    accent: 'var(--sewa-color-bg-accent)',
    message: 'Validation failed.',
    person: 'nobody',
    revision: expect.stringMatching(/^[0-9a-z]+$/),
    isError: true,
    client: 'object',
  });
});

test('the button it renders is a native button with class names and no style attribute', async () => {
  const { stdout } = await runProgram(process.execPath, ['main.mjs'], { folder: project });
  const { button } = JSON.parse(stdout) as { button: string };
  expect(button).toMatch(/^<button [^>]*class="[^"]+"/);
  expect(button).not.toContain('style=');
});

test('the question about cookies it renders is a form that can be posted, with nothing ticked', async () => {
  const { stdout } = await runProgram(process.execPath, ['main.mjs'], { folder: project });
  const { cookies } = JSON.parse(stdout) as { cookies: string };
  expect(cookies).toMatch(/^<form [^>]*method="post"/);
  expect(cookies).toContain('name="statistics"');
  expect(cookies).not.toMatch(/checked|style=/);
});

test('the date picker it renders is a native date field with its label, class names and no style attribute', async () => {
  const { stdout } = await runProgram(process.execPath, ['main.mjs'], { folder: project });
  const { field } = JSON.parse(stdout) as { field: string };
  expect(field).toMatch(/<label[^>]*>Moving in<\/label>/);
  expect(field).toMatch(/<input(?=[^>]* type="date")(?=[^>]* name="movingIn")[^>]* class="[^"]+"/);
  expect(field).not.toContain('style=');
});

test('the types of the script hold under NodeNext', async () => {
  const tsc = path.join(project, 'node_modules/.bin/tsc');
  expect(await runProgram(tsc, ['--pretty', 'false'], { folder: project })).toMatchObject({
    code: 0,
    output: '',
  });
});
