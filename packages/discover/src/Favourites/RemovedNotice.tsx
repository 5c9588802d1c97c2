import { IdempotencyField } from '@sewa/pages';
import { favouritesPath } from '@sewa/paths';
import { Banner, Button } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as messages from '../messages.ts';

/** After a form sent without script: what it did, and how to undo it. */
export function RemovedNotice() {
  const [params] = useSearchParams();
  const removed = params.get('removed');
  if (params.has('full')) return <Banner tone="danger">{messages.favouritesFull}</Banner>;
  if (!removed) return null;
  return (
    <Banner
      tone="success"
      actions={
        <form method="post" action={favouritesPath()}>
          <IdempotencyField />
          <Button type="submit" variant="secondary" size="s" name="keep" value={removed}>
            {messages.undoLabel}
          </Button>
        </form>
      }
    >
      {messages.favouriteRemoved}
    </Banner>
  );
}
