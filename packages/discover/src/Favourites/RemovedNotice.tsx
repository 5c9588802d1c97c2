import { favouritesPath } from '@sewa/paths';
import { Button, Card, Inline, Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';

/** After a form sent without script: what it did, and how to undo it. */
export function RemovedNotice() {
  const [params] = useSearchParams();
  const removed = params.get('removed');
  if (params.has('full')) {
    return (
      <Card>
        <Text as="p" role="alert">
          You keep 200 homes already. Remove one to keep another.
        </Text>
      </Card>
    );
  }
  if (!removed) return null;
  return (
    <Card as="form" method="post" action={favouritesPath()}>
      <Inline gap="m" justify="between">
        <Text as="p" role="status">
          The home was removed from your favourites.
        </Text>
        <Button type="submit" look="secondary" name="keep" value={removed}>
          Undo
        </Button>
      </Inline>
    </Card>
  );
}
