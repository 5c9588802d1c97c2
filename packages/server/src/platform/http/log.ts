/** Severity of a log line. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one log line. Never pass personal data or a query string. */
export type Log = (level: LogLevel, event: string, details?: Readonly<Record<string, unknown>>) => void;

/** Buffers the lines of one event loop turn into a single write; flushes when the process exits. */
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

/** Creates a log of JSON lines, by default on standard output. */
export function createLog(
  write: (line: string) => void = formatLine,
  now: () => Date = () => new Date(),
): Log {
  return (level, event, details = {}) => {
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...details })}\n`);
  };
}
