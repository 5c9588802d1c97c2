import { spawn } from 'node:child_process';
import { repositoryRoot } from './repository.ts';

/** How a program ended: its exit code (1 when a signal ended it) and what it printed. */
export type ProgramAnswer = { code: number; stdout: string; output: string };

/** Where and with what a program runs. */
export type ProgramSettings = { folder?: string; environment?: NodeJS.ProcessEnv; input?: string };

/** Runs a program to its end and keeps what it prints; never throws. */
export function runProgram(
  program: string,
  programArguments: string[],
  { folder = repositoryRoot, environment = process.env, input }: ProgramSettings = {},
): Promise<ProgramAnswer> {
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, { cwd: folder, env: environment });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', (error) => resolve({ code: 1, stdout, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
