import { spawn } from 'node:child_process';

/**
 * Gives the terminal to another program until it ends, passes the signals on, and ends with its exit code.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} [folder] where the program runs; the current folder by default
 */
export function handOver(program, programArguments, environment, folder) {
  const child = spawn(program, programArguments, {
    stdio: 'inherit',
    env: environment,
    ...(folder ? { cwd: folder } : {}),
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group: the child has it already.
      const isSentByTerminal = signal === 'SIGINT' && process.stdin.isTTY;
      if (!isSentByTerminal) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`${program} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
      return;
    }
    process.exit(code ?? 1);
  });
}
