import { formatCsv } from '../../platform/papers/formatCsv.ts';
import type { ExportedEntry } from './entryQueries.ts';

const header = ['place', 'name', 'email', 'phone_number', 'consent_version', 'joined_at', 'confirmed_at'];

const listCells = (entry: ExportedEntry, place: number): string[] => [
  String(place),
  entry.name,
  entry.email,
  entry.phone_number ?? '',
  entry.consent_version,
  entry.created_at.toISOString(),
  entry.confirmed_at.toISOString(),
];

/** The confirmed entries of a waitlist as CSV, in the order they are given. */
export const formatWaitlistCsv = (entries: readonly ExportedEntry[]): string =>
  formatCsv([header, ...entries.map((entry, index) => listCells(entry, index + 1))]);
