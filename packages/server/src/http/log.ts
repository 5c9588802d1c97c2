/** How bad a line is. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one line; never anything about a person, never a query string. */
export type Log = (level: LogLevel, event: string, details?: Readonly<Record<string, unknown>>) => void;

/** Writes all lines of one turn of the event loop in one piece, and the last ones when the process ends. */
function formatTurns(): (line: string) => void {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') process.stdout.write(lines);
  };
  process.once('exit', flush);
  return (line) => {
    if (waiting === '') setImmediate(flush);
    waiting += line;
  };
}

const formatLine = formatTurns();

/** A log of JSON lines, by default on standard output. */
export function createLog(
  write: (line: string) => void = formatLine,
  now: () => Date = () => new Date(),
): Log {
  return (level, event, details = {}) => {
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...details })}\n`);
  };
}
