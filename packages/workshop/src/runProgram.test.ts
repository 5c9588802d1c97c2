import { expect, test } from 'vitest';
import { runProgram } from './runProgram.ts';

const runScript = (script: string, limitSeconds = 0) =>
  runProgram(process.execPath, ['-e', script], { limitSeconds });

test('what a program prints and its exit code come back', async () => {
  expect(await runScript("console.log('out'); console.error('err'); process.exit(3)")).toEqual({
    code: 3,
    stdout: 'out\n',
    output: expect.stringMatching(/out\n|err\n/),
  });
});

test('a program that does not exist is an answer, not a throw', async () => {
  expect(await runProgram('/nowhere/program', [])).toMatchObject({
    code: 1,
    output: expect.stringContaining('ENOENT'),
  });
});

test('a program that does not end is stopped, and the output says so', async () => {
  const { code, output } = await runScript('setInterval(() => {}, 1000)', 1);
  expect(code).toBe(1);
  expect(output).toMatch(/was stopped after 1 s\.$/);
});
