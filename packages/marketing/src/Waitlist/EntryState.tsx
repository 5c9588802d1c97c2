import type { RouteAnswer } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { discoverPath } from '@sewa/paths';
import { Button, EmptyState, Link } from '@sewa/ui';
import * as messages from '../messages.ts';

interface EntryStateProps {
  readonly title: string;
  /** Null if the link isn't valid. */
  readonly entry: RouteAnswer<'findWaitlistEntry'>;
  readonly hasLeft: boolean;
}

function describeEntry({ entry, hasLeft }: EntryStateProps): string {
  if (hasLeft) return messages.leftLead;
  if (!entry) return messages.entryInvalidLead;
  return entry.place === null ? messages.confirmLead : messages.placeLead(entry.title);
}

/** An entry of a waitlist and what can be done with it. */
export function EntryState(props: EntryStateProps) {
  const { title, entry, hasLeft } = props;
  return (
    <EmptyState
      icon={entry?.place ? 'circle-check' : 'mail'}
      title={title}
      level={1}
      actions={
        entry && !hasLeft ? (
          <PageForm
            // Nobody is signed in; the secret of the link says whose it is.
            isKeyed={false}
          >
            {entry.place === null ? (
              <Button type="submit" name="step" value="confirm">
                {messages.confirmLabel}
              </Button>
            ) : null}{' '}
            <Button type="submit" variant="secondary" name="step" value="leave">
              {messages.leaveLabel}
            </Button>
          </PageForm>
        ) : (
          <Link variant="secondary" href={discoverPath()}>
            {messages.findHomeLabel}
          </Link>
        )
      }
    >
      {describeEntry(props)}
    </EmptyState>
  );
}
