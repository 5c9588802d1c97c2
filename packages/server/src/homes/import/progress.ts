import { SingleBar } from 'cli-progress';

/** Shows how much of a file has been read. */
export interface Progress {
  move: (bytes: number) => void;
  stop: () => void;
}

/**
 * Starts showing progress on standard error: a bar on a terminal, elsewhere a line at each tenth. `bytes` is the size
 * of the file.
 */
export function startProgress(name: string, bytes: number): Progress {
  if (process.stderr.isTTY) {
    const bar = new SingleBar({
      format: `${name} [{bar}] {percentage}%`,
      hideCursor: true,
      stream: process.stderr,
    });
    bar.start(Math.max(bytes, 1), 0);
    return { move: (read) => bar.update(read), stop: () => bar.stop() };
  }
  let told = 0;
  return {
    move(read) {
      const tenth = Math.floor((10 * read) / Math.max(bytes, 1));
      if (tenth <= told) return;
      told = tenth;
      process.stderr.write(`${name} ${tenth * 10}%\n`);
    },
    stop() {},
  };
}
