import type { Service } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { servicePath } from '@sewa/paths';
import { Badge, Heading, Icon, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { describeNextBill, describeRent, nameServiceHome, stateTones } from './describeService.ts';
import * as messages from './messages.ts';

function ServiceRow({ service }: { readonly service: Service }) {
  const { id, type, state, arrearsCents } = service;
  const next = describeNextBill(service);
  return (
    <ListItem isInteractive start={<Icon name="home" />}>
      <Stack gap="xxs">
        <Inline gap="s">
          <Link href={servicePath(type, id)} isStretched>
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

interface ServiceListProps {
  readonly id: string;
  readonly title: string;
  readonly services: readonly Service[];
}

/** Services of one side under their title; nothing where there are none. */
export function ServiceList({ id, title, services }: ServiceListProps) {
  if (services.length === 0) return null;
  return (
    <Stack as="section" gap="m" id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="m" id={`${id}-title`}>
        {title}
      </Heading>
      <List variant="boxed">
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </List>
    </Stack>
  );
}
