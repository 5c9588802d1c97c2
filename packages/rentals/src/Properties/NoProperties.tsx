import { newPropertyPath, propertiesPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import * as css from './NoProperties.css.ts';
import type { PropertiesQuery } from './propertiesQuery.ts';

/** Says why no home is shown: nobody has added one, or none is in the chosen state. */
export function NoProperties({ state }: Pick<PropertiesQuery, 'state'>) {
  if (state !== null)
    return (
      <EmptyState
        icon="building-2"
        title={messages.noneInStateTitle(common.listingState[state])}
        actions={
          <Link variant="secondary" href={propertiesPath()}>
            {messages.showAllLabel}
          </Link>
        }
      >
        {messages.noneInStateLead}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="building-2"
      title={messages.noPropertiesTitle}
      actions={
        <Link variant="primary" href={newPropertyPath()}>
          {messages.listHomeLabel}
        </Link>
      }
    >
      <ol className={css.steps}>
        {messages.firstSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </EmptyState>
  );
}
