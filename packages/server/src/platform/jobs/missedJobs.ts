import type { PgBoss } from 'pg-boss';

/** Time zone of cron expressions. */
export const TIME_ZONE = 'Asia/Singapore';

/** Jobs scheduled between two times, sorted by their first run. */
export function listMissed(
  boss: PgBoss,
  schedules: ReadonlyMap<string, string>,
  from: Date,
  to: Date,
): string[] {
  const missed: { name: string; at: Date }[] = [];
  for (const [name, cron] of schedules) {
    const [at] = boss.previewSchedule(cron, { tz: TIME_ZONE, from, count: 1 });
    if (at && at <= to) missed.push({ name, at });
  }
  return missed.sort((one, other) => one.at.getTime() - other.at.getTime()).map(({ name }) => name);
}

/** Runs jobs one by one, continuing after failures; then throws an error that names the failed ones. */
export async function runAll(names: readonly string[], run: (name: string) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  for (const name of names) {
    await run(name).catch((error: unknown) => {
      failures.push(`"${name}" failed: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  if (failures.length > 0) throw new Error(failures.join('; '));
}
