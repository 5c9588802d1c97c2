import { discoverPath, mapPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import * as messages from '../messages.ts';

interface FirstStepsProps {
  /** Sign-up user types: 1 tenant, 2 landlord, 3 main agent, 4 corporate user. */
  readonly userTypeIds: readonly number[];
}

/** What somebody new may begin with. */
export function FirstSteps({ userTypeIds }: FirstStepsProps) {
  const letsHomes = userTypeIds.some((id) => id === 2 || id === 3);
  return (
    <EmptyState
      icon="home"
      title={messages.newUserTitle}
      actions={
        <>
          <Link variant="primary" href={discoverPath()}>
            {messages.findHomeLabel}
          </Link>
          <Link variant="secondary" href={mapPath()}>
            {messages.seeMapLabel}
          </Link>
        </>
      }
    >
      {letsHomes ? messages.newListerLead : messages.newUserLead}
    </EmptyState>
  );
}
