import type { FormError } from '@sewa/ui';
import type { CalculatorColumn } from '../../pageQuery.ts';
import type { CalculatorMessages } from '../messages/messages.ts';

/** What was wrong with a column at first and still is, by the ids of its controls; what is typed later the fields say themselves. */
export function listFieldIssues(
  column: CalculatorColumn | null,
  atFirst: CalculatorColumn | null,
  id: string,
  messages: CalculatorMessages,
): FormError[] {
  return (column?.issues ?? [])
    .filter((issue) => atFirst?.issues.includes(issue))
    .map((issue) => ({ field: `${id}-${issue.name}`, message: messages.issue(issue) }));
}
