/** How bad a line is. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one line; never anything about a person, never a query string. */
export type Log = (level: LogLevel, event: string, details?: Readonly<Record<string, unknown>>) => void;

/** A log of JSON lines, by default on standard output. */
export function createLog(
  write: (line: string) => void = (line) => process.stdout.write(line),
  now: () => Date = () => new Date(),
): Log {
  return (level, event, details = {}) => {
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...details })}\n`);
  };
}
