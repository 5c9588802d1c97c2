import { discoverPath, mapPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';

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
      title="A good place to begin"
      actions={
        <>
          <Link variant="primary" href={discoverPath()}>
            Find a home
          </Link>
          <Link variant="secondary" href={mapPath()}>
            Look at the map
          </Link>
        </>
      }
    >
      {letsHomes
        ? 'Your listings, and who asks about them, stand here once you let a home. Until then, see what homes like yours ask.'
        : 'Keep homes you like with their heart, save a search to be told of new ones, and ask about a home. What becomes of all that stands here.'}
    </EmptyState>
  );
}
