/** One error as it is reported: what happened and where, nothing about the person. */
export interface ErrorReport {
  readonly message: string;
  readonly stack: string | null;
  /** Path without its query. */
  readonly path: string;
}

/** Where reports go. */
export type ReportSink = (report: ErrorReport, error: unknown) => void;

let sink: ReportSink | null = null;
const waiting: [ErrorReport, unknown][] = [];
const LIMIT = 20;

/** Connects reporting; what happened before is delivered now, at most twenty reports. */
export function connectReports(next: ReportSink): void {
  sink = next;
  for (const [report, error] of waiting.splice(0)) next(report, error);
}

/** Errors that came with a page: whoever made the page has recorded them. */
const recorded = new WeakSet<object>();

/** Keeps an error that is recorded already from being reported. */
export function markRecorded(error: object): void {
  recorded.add(error);
}

/** Reports an error once a sink is there. Routing errors with status 300 to 499 are not reported. */
export function reportError(error: unknown, status: number | null = null): void {
  if (status !== null && status >= 300 && status < 500) return;
  if (typeof error === 'object' && error !== null && recorded.has(error)) return;
  const report: ErrorReport = {
    message:
      error instanceof Error
        ? error.message
        : typeof error === 'string'
          ? error
          : `Answer with status ${status ?? 'unknown'}`,
    stack: error instanceof Error ? (error.stack ?? null) : null,
    path: typeof location === 'undefined' ? '' : location.pathname,
  };
  if (sink) sink(report, error);
  else if (waiting.length < LIMIT) waiting.push([report, error]);
}
