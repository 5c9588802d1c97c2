import type { RouteAnswer } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { propertiesPath } from '@sewa/paths';
import { Inline, Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';
import { PropertyCard } from './PropertyCard.tsx';
import { type PropertiesQuery, propertiesParams } from './propertiesQuery.ts';
import { useMoreProperties } from './useMoreProperties.ts';

interface PropertyListProps {
  readonly query: PropertiesQuery;
  readonly first: RouteAnswer<'listProperties'>;
  /** Whether the person acts for a company. */
  readonly isActing: boolean;
}

/** A further page of homes. */
function PropertyPart({ query, isActing }: Omit<PropertyListProps, 'first'>) {
  const { data: page } = useRoute('listProperties', propertiesParams(query), { isErrorReturned: true });
  return page?.items.map((property) => (
    <PropertyCard key={property.id} property={property} state={query.state} isActing={isActing} />
  ));
}

/** Homes below each other, and the way to more of them. */
export function PropertyList({ query, first, isActing }: PropertyListProps) {
  const { cursors, nextCursor, isFailed, showMore } = useMoreProperties(query, first);
  return (
    <Stack gap="l">
      {first.items.map((property) => (
        <PropertyCard key={property.id} property={property} state={query.state} isActing={isActing} />
      ))}
      {cursors.map((cursor) => (
        <PropertyPart key={cursor} query={{ ...query, cursor }} isActing={isActing} />
      ))}
      {isFailed ? (
        <Text tone="danger" role="alert">
          {messages.moreFailure}
        </Text>
      ) : null}
      {nextCursor ? (
        <Inline>
          <Link variant="secondary" href={propertiesPath(nextCursor, query.state)} onClick={showMore}>
            {messages.moreLabel}
          </Link>
        </Inline>
      ) : null}
    </Stack>
  );
}
