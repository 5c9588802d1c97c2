import { Button, Text } from '@sewa/ui';
import * as css from './Handover.css.ts';
import { countWaiting } from './inspectionQueue.ts';
import * as messages from './messages.ts';
import type { QueueState } from './useInspectionQueue.ts';

function describe({ queue, state, reason }: QueueState): string {
  const { changes, photos } = countWaiting(queue);
  const what = messages.whatWaits(changes, photos);
  switch (state) {
    case null:
      return messages.queue.loading;
    case 'refused':
      return messages.queue.refused(reason ?? '');
    case 'offline':
      return messages.queue.offline(what);
    case 'waiting':
      return changes + photos === 0 ? messages.queue.sent : messages.queue.waiting(what);
    default:
      return messages.queue[state];
  }
}

/** What waits on this device, and whether it is sent. */
export function QueueStatus(props: QueueState) {
  const { state, send } = props;
  return (
    <div className={css.status}>
      <Text as="span" size="s" role="status">
        {describe(props)}
      </Text>
      {state === 'offline' || state === 'refused' ? (
        <Button size="s" variant="secondary" onClick={() => void send()}>
          {messages.sendLabel}
        </Button>
      ) : null}
    </div>
  );
}
