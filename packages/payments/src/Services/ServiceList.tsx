import type { Service } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatMoney } from '@sewa/formatters';
import { servicePath } from '@sewa/paths';
import { Badge, Heading, Icon, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { MoreLink } from '../More/MoreLink.tsx';
import { useAddedPages, useMore } from '../More/useMore.ts';
import { describeNextBill, describeRent, nameServiceHome, stateTones } from './describeService.ts';
import * as messages from './messages.ts';
import { findPaidCursor, type PaidKind, paidParams, paidPath } from './paidQuery.ts';

/** The element that is focused when a page begins with a service. */
const linkId = (serviceId: string): string => `service-${serviceId}`;

function ServiceRow({ service }: { readonly service: Service }) {
  const { id, type, state, arrearsCents } = service;
  const next = describeNextBill(service);
  return (
    <ListItem isInteractive start={<Icon name="home" />}>
      <Stack gap="xxs">
        <Inline gap="s">
          <Link id={linkId(id)} href={servicePath(type, id)} isStretched>
            {nameServiceHome(service)}
          </Link>
          {type === 'pay' ? null : <Badge>{messages.type[type]}</Badge>}
          <Badge tone={stateTones[state]}>{messages.state[state]}</Badge>
          {arrearsCents > 0 ? (
            <Badge tone="danger">{messages.overdue(formatMoney(arrearsCents))}</Badge>
          ) : null}
        </Inline>
        <Text size="s">{describeRent(service)}</Text>
        {next === null ? null : (
          <Text size="s" tone="muted">
            {next}
          </Text>
        )}
      </Stack>
    </ListItem>
  );
}

/** A further page of services. */
function ServicePart({ kind, cursor }: { readonly kind: PaidKind; readonly cursor: string }) {
  const { data: page } = useRoute('listPaidServices', paidParams(kind, cursor), { isErrorReturned: true });
  return page?.items.map((service) => <ServiceRow key={service.id} service={service} />);
}

interface ServiceListProps {
  readonly id: string;
  readonly title: string;
  readonly kind: PaidKind;
  /** Those of the first page that aren't shown elsewhere. */
  readonly services: readonly Service[];
  /** Where the second page begins; null if there is none. */
  readonly nextCursor: string | null;
}

/** Services somebody pays under their title, in pages; nothing where there are none. */
export function ServiceList({ id, title, kind, services, nextCursor }: ServiceListProps) {
  const [query] = useSearchParams();
  const added = useAddedPages(`${kind}:${findPaidCursor(kind, query) ?? ''}`);
  const page = useRoute('listPaidServices', added.last ? paidParams(kind, added.last) : null, {
    isErrorReturned: true,
  });
  const begin = page.data?.items[0];
  const more = useMore(added, { first: nextCursor, page, focusId: begin && linkId(begin.id) });
  if (services.length === 0 && nextCursor === null) return null;
  return (
    <Stack as="section" gap="m" id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="m" id={`${id}-title`}>
        {title}
      </Heading>
      <List variant="boxed">
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
        {added.cursors.map((cursor) => (
          <ServicePart key={cursor} kind={kind} cursor={cursor} />
        ))}
      </List>
      <MoreLink more={more} makeHref={(cursor) => paidPath(kind, cursor)} of={title} />
    </Stack>
  );
}
