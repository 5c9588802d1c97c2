import { Text } from '@sewa/ui';
import type { DeedAnswer } from './answerDeed.ts';

/** Says beside a form what became of it. */
export function DeedNote({ answer }: { readonly answer: DeedAnswer | null }) {
  return (
    <>
      <Text as="p" size="s" tone="muted" role="status">
        {answer?.done ?? ''}
      </Text>
      {answer?.fault ? (
        <Text as="p" tone="danger" role="alert">
          {answer.fault}
        </Text>
      ) : null}
    </>
  );
}
