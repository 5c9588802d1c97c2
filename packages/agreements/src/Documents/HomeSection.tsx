import { contractPath } from '@sewa/paths';
import { Heading, Inline, Link, List, ListItem, Stack } from '@sewa/ui';
import { useId } from 'react';
import type { HomePapers } from './groupByHome.ts';
import * as messages from './messages.ts';
import { Paper } from './Paper.tsx';

/** The papers of a home, with the ways to its rentals. */
export function HomeSection({ home, papers, rentalIds }: HomePapers) {
  const titleId = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={titleId}>
      <Inline justify="between" align="baseline" gap="s">
        <Heading level={2} size="m" id={titleId}>
          {home}
        </Heading>
        <Inline gap="m">
          {rentalIds.map((id, index) => {
            const label = index === 0 ? messages.openRental : messages.openEarlierRental;
            return (
              <Link key={id} href={contractPath(id)} aria-label={messages.openRentalOf(label, home)}>
                {label}
              </Link>
            );
          })}
        </Inline>
      </Inline>
      <List variant="boxed">
        {papers.map((paper) => (
          <ListItem key={paper.id}>
            <Paper paper={paper} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
