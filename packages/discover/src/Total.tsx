import { Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** How many homes a search finds, as far as it is known. */
export interface TotalProps {
  /** Left out while it is being counted. */
  readonly total: number | undefined;
  /** Counting was tried and did not succeed. */
  readonly isUncounted: boolean;
}

function describeTotal({ total, isUncounted }: TotalProps): string {
  if (total !== undefined) return messages.homeCount(total);
  return isUncounted ? messages.countFailure : messages.counting;
}

/** Says how many homes a search finds, and says so again when that changes. */
export function Total(props: TotalProps) {
  return (
    <Text tone="muted" role="status">
      {describeTotal(props)}
    </Text>
  );
}
