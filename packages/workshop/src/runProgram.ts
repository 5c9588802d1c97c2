import { spawn } from 'node:child_process';
import { repositoryRoot } from './repository.ts';

/** How a program ended: its exit code (1 when a signal ended it) and what it printed. */
export interface ProgramAnswer {
  code: number;
  stdout: string;
  output: string;
}

/** Where and with what a program runs, and how it ends. */
export interface ProgramSettings {
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  /** After how many seconds it is stopped. */
  limitSeconds?: number;
  /** Whether what it has started ends with it when it is stopped; a terminal's Ctrl-C then reaches it only through us. */
  isGroup?: boolean;
}

/** Runs a program to its end and keeps what it prints; it ends when we do, and never throws. */
export function runProgram(
  program: string,
  programArguments: string[],
  {
    folder = repositoryRoot,
    environment = process.env,
    limitSeconds = 0,
    isGroup = false,
  }: ProgramSettings = {},
): Promise<ProgramAnswer> {
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: isGroup,
    });
    const end = (signal: NodeJS.Signals) => {
      if (isGroup && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
    };
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });

    const endWithUs = () => end('SIGTERM');
    process.once('exit', endWithUs);
    const limit = limitSeconds
      ? setTimeout(() => {
          output += `\n${program} was stopped after ${limitSeconds} s.`;
          end('SIGKILL');
        }, limitSeconds * 1000)
      : undefined;
    const answer = (code: number, more = '') => {
      clearTimeout(limit);
      process.removeListener('exit', endWithUs);
      resolve({ code, stdout, output: `${output}${more}` });
    };
    child.on('error', (error) => answer(1, error.message));
    child.on('close', (code) => answer(code ?? 1));
  });
}
