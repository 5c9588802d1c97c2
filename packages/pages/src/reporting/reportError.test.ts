import { expect, test } from 'vitest';
import { connectReports, type ErrorReport, markRecorded, reportError } from './reportError.ts';

test('errors wait for a sink; routing errors from 300 to 499 are never reported', () => {
  reportError(new Error('before'));
  for (const status of [300, 302, 401, 404, 499]) reportError({ status }, status);
  const reports: ErrorReport[] = [];
  connectReports((report) => reports.push(report));
  reportError('text');
  reportError({ status: 500 }, 500);
  reportError({ status: 299 }, 299);
  expect(reports.map(({ message }) => message)).toEqual([
    'before',
    'text',
    'Answer with status 500',
    'Answer with status 299',
  ]);
});

test('an error that is recorded already is not reported, an equal one is', () => {
  const reports: ErrorReport[] = [];
  connectReports((report) => reports.push(report));
  const recorded = { status: 500 };
  markRecorded(recorded);
  reportError(recorded, 500);
  expect(reports).toEqual([]);
  reportError({ status: 500 }, 500);
  expect(reports).toHaveLength(1);
});
