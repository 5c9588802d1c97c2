import type { Tally } from './tally.ts';

interface Diagnostic {
  severity: string;
  message: string;
  category: string;
  location: { path: string | null; start?: { line: number; column: number } };
}

/** The part of Biome's JSON report that is counted. */
export interface BiomeReport {
  summary: { changed: number; unchanged: number; diagnosticsNotPrinted: number };
  diagnostics: Diagnostic[];
}

/** Counts Biome's JSON report: each file is one test, and fails when Biome says anything of it above a hint. */
export function parseBiomeReport(report: BiomeReport): Tally {
  const messages = new Map<string, string[]>();
  for (const { severity, message, category, location } of report.diagnostics) {
    if (severity === 'information' || severity === 'hint') continue;
    const file = location.path ?? 'the configuration';
    const line = location.start?.line ? `:${location.start.line}` : '';
    messages.set(file, [...(messages.get(file) ?? []), `${file}${line} ${category}: ${message}`]);
  }
  const files = report.summary.changed + report.summary.unchanged;
  return {
    passed: Math.max(files - messages.size, 0),
    failures: [...messages].map(([file, lines]) => ({ name: `biome ${file}`, message: lines.join('\n') })),
  };
}
