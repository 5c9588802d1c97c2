import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseState, PoolName } from '../database/database.ts';
import type { QueueBacklog } from './backlogQueries.ts';

/** A request that was answered. */
export interface AnsweredRequest {
  /** See `findRouteName`. */
  readonly route: string;
  /** See `nameMethod`. */
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** What is read when somebody asks for the metrics. */
export interface ReadState {
  readonly database: DatabaseState;
  readonly chatStreams: number;
  readonly isWritable: boolean;
  /** Null if the database doesn't answer. */
  readonly backlog: readonly QueueBacklog[] | null;
  readonly databaseBytes: number | null;
}

const REQUEST_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const STATEMENT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5];

const nameClass = (status: number): string => `${Math.floor(status / 100)}xx`;

/** The metrics of this process, in the text format of Prometheus. Labels have few values, and none says who or what. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#makeCounter('http_requests_total', 'Requests answered', [
    'route',
    'method',
    'status',
  ]);
  readonly #requestSeconds = this.#makeHistogram(
    'http_request_duration_seconds',
    'Time until a request is answered',
    'route',
    REQUEST_BUCKETS,
  );
  readonly #statementSeconds = this.#makeHistogram(
    'statement_duration_seconds',
    'Time of statements, by connection pool',
    'pool',
    STATEMENT_BUCKETS,
  );
  readonly #connections = this.#makeGauge(
    'connections',
    'Connections to the database that are in_use or idle, and work that is waiting for one',
    ['pool', 'state'],
  );
  readonly #connectionsMax = this.#makeGauge('connections_max', 'Connections a pool may have', ['pool']);
  readonly #refused = this.#makeCounter(
    'refused_busy_total',
    'Calls refused because too much waited for a connection',
  );
  readonly #listening = this.#makeGauge(
    'listening_up',
    'Whether the connection that hears of changes is there',
  );
  readonly #writable = this.#makeGauge('database_writable', 'Whether the database accepts a write');
  readonly #databaseUp = this.#makeGauge('database_up', 'Whether the database answers a query');
  readonly #databaseBytes = this.#makeGauge('database_bytes', 'Size of the database on its disk');
  readonly #chatStreams = this.#makeGauge('chat_streams_open', 'Streams of messages to open pages');
  readonly #jobAttempts = this.#makeCounter('job_attempts_total', 'Attempts of jobs: done or failed', [
    'queue',
    'result',
  ]);
  readonly #jobsWaiting = this.#makeGauge(
    'jobs_waiting',
    'Jobs that are queued, and those that wait for another try',
    ['queue'],
  );
  readonly #jobsOverdue = this.#makeGauge(
    'jobs_overdue_seconds',
    'How long the oldest due job has been waiting',
    ['queue'],
  );
  readonly #jobsFailed = this.#makeGauge('jobs_failed', 'Jobs of the last 24 hours that failed for good', [
    'queue',
  ]);
  readonly #jobsDead = this.#makeGauge('jobs_dead', 'Jobs that were given up, by dead letter queue', [
    'queue',
  ]);

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** The content type of the text. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Counts a request. */
  noteRequest({ route, method, status, seconds }: AnsweredRequest): void {
    this.#requests.inc({ route, method, status: nameClass(status) });
    this.#requestSeconds.observe({ route }, seconds);
  }

  /** Counts a statement. */
  noteStatement(pool: PoolName, seconds: number): void {
    this.#statementSeconds.observe({ pool }, seconds);
  }

  /** Counts an attempt of a job. */
  noteJob(queue: string, result: 'done' | 'failed'): void {
    this.#jobAttempts.inc({ queue, result });
  }

  /** All metrics as text, with what was read just now. */
  format({ database, chatStreams, isWritable, backlog, databaseBytes }: ReadState): Promise<string> {
    this.#setDatabase(database);
    this.#chatStreams.set(chatStreams);
    this.#writable.set(Number(isWritable));
    this.#databaseUp.set(Number(backlog !== null));
    if (databaseBytes !== null) this.#databaseBytes.set(databaseBytes);
    this.#setBacklog(backlog ?? []);
    return this.#registry.metrics();
  }

  #setDatabase({ pools, refused, isListening }: DatabaseState): void {
    for (const { pool, inUse, idle, waiting, max } of pools) {
      this.#connections.set({ pool, state: 'in_use' }, inUse);
      this.#connections.set({ pool, state: 'idle' }, idle);
      this.#connections.set({ pool, state: 'waiting' }, waiting);
      this.#connectionsMax.set({ pool }, max);
    }
    this.#refused.reset();
    this.#refused.inc(refused);
    this.#listening.remove();
    if (isListening !== null) this.#listening.set(Number(isListening));
  }

  #setBacklog(backlog: readonly QueueBacklog[]): void {
    for (const gauge of [this.#jobsWaiting, this.#jobsOverdue, this.#jobsFailed, this.#jobsDead])
      gauge.reset();
    for (const { queue, waiting, overdueSeconds, failed, dead } of backlog) {
      this.#jobsWaiting.set({ queue }, waiting);
      this.#jobsOverdue.set({ queue }, overdueSeconds);
      this.#jobsFailed.set({ queue }, failed);
      if (dead !== null) this.#jobsDead.set({ queue }, dead);
    }
  }

  #makeCounter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    return new Counter({ name: `sewa_${name}`, help: `${help}.`, labelNames, registers: [this.#registry] });
  }

  #makeGauge(name: string, help: string, labelNames: readonly string[] = []): Gauge {
    return new Gauge({ name: `sewa_${name}`, help: `${help}.`, labelNames, registers: [this.#registry] });
  }

  #makeHistogram(name: string, help: string, label: string, buckets: number[]): Histogram {
    const registers = [this.#registry];
    return new Histogram({ name: `sewa_${name}`, help: `${help}.`, labelNames: [label], buckets, registers });
  }
}
