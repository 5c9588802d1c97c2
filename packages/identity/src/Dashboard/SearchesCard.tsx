import type { Dashboard } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { discoverPath, favouritesPath } from '@sewa/paths';
import { Button, Link, List, ListItem } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { DashboardCard } from './DashboardCard.tsx';
import * as messages from './messages.ts';

/** Name of the buttons that lead to the new homes of a search. */
export const visitedSearch = 'look';

interface SearchesCardProps {
  readonly searches: Dashboard['savedSearches'];
}

/** The saved searches with what is new in them; looking at a search makes it new no more. */
export function SearchesCard({ searches }: SearchesCardProps) {
  return (
    <DashboardCard
      id="searches"
      icon="search"
      title={messages.savedSearchesTitle}
      way={{ href: `${favouritesPath()}#saved-searches`, label: messages.savedSearchesLabel }}
    >
      <PageForm as={RouterForm}>
        <List>
          {searches.map(({ id, name, query, newHomes }) => (
            <ListItem
              key={id}
              end={
                newHomes > 0 ? (
                  <Button
                    type="submit"
                    variant="secondary"
                    size="s"
                    name={visitedSearch}
                    value={id}
                    aria-label={messages.newHomesOfSearchLabel(newHomes, name)}
                  >
                    {messages.newHomesLabel(newHomes)}
                  </Button>
                ) : undefined
              }
            >
              <Link variant="quiet" href={discoverPath(query)}>
                {name}
              </Link>
            </ListItem>
          ))}
        </List>
      </PageForm>
    </DashboardCard>
  );
}
