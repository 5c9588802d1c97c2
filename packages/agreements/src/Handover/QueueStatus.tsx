import { Button, Inline, Text } from '@sewa/ui';
import * as css from './Handover.css.ts';
import { countWaiting } from './inspectionQueue.ts';
import * as messages from './messages.ts';
import type { QueueState } from './useInspectionQueue.ts';

interface QueueStatusProps extends QueueState {
  readonly otherName: string;
  /** Leaves what the other side changed as it is. */
  onKeep(): void;
}

function describe({ queue, state, reason, conflicts, otherName }: QueueStatusProps): string {
  const { changes, photos } = countWaiting(queue);
  const what = messages.whatWaits(changes, photos);
  switch (state) {
    case null:
      return '';
    case 'conflict':
      return messages.conflict(otherName, conflicts);
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
export function QueueStatus(props: QueueStatusProps) {
  const { state, send, onKeep } = props;
  // Without script nothing waits on the device.
  if (state === null) return null;
  return (
    <div className={css.status}>
      <Text as="span" size="s" role="status">
        {describe(props)}
      </Text>
      {state === 'conflict' ? (
        <Inline gap="s">
          <Button size="s" variant="secondary" onClick={onKeep}>
            {messages.keepLabel}
          </Button>
          <Button size="s" variant="secondary" onClick={() => void send(true)}>
            {messages.replaceLabel}
          </Button>
        </Inline>
      ) : null}
      {state === 'offline' || state === 'refused' ? (
        <Button size="s" variant="secondary" onClick={() => void send()}>
          {messages.sendLabel}
        </Button>
      ) : null}
    </div>
  );
}
