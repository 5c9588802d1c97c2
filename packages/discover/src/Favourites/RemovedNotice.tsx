import { PageForm } from '@sewa/pages';
import { favouritesPath } from '@sewa/paths';
import { Banner, Button } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

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
        <PageForm action={favouritesPath()}>
          <Button type="submit" variant="secondary" size="s" name="keep" value={removed}>
            {common.undoLabel}
          </Button>
        </PageForm>
      }
    >
      {messages.favouriteRemoved}
    </Banner>
  );
}
