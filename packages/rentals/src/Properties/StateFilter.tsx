import { propertiesPath } from '@sewa/paths';
import { Inline, Link } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { type PropertiesQuery, states } from './propertiesQuery.ts';

/** Links that show only homes with a listing in one state. */
export function StateFilter({ state: chosen }: Pick<PropertiesQuery, 'state'>) {
  return (
    <Inline as="nav" gap="s" aria-label={messages.statesLabel}>
      {[null, ...states].map((state) => (
        <Link
          key={state ?? 'all'}
          variant={state === chosen ? 'primary' : 'secondary'}
          size="s"
          href={propertiesPath(null, state)}
          aria-current={state === chosen ? 'true' : undefined}
        >
          {state === null ? messages.allStatesLabel : common.listingState[state]}
        </Link>
      ))}
    </Inline>
  );
}
