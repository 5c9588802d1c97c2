import type { Service } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { flowBillsPath } from '@sewa/paths';
import { Banner, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { nameServiceHome } from './describeService.ts';
import * as messages from './messages.ts';

/** Services that are named; the others are in the lists below, what is due longest first. */
const SHOWN = 5;

interface ArrearsProps {
  readonly services: readonly Service[];
  /** What is overdue of all services, also of those on other pages. */
  readonly cents: number;
}

/** What somebody has overdue, to whom and for which home; nothing where nothing is. */
export function Arrears({ services, cents }: ArrearsProps) {
  if (cents === 0) return null;
  const late = services.filter((service) => service.arrearsCents > 0).slice(0, SHOWN);
  return (
    <Stack gap="s">
      <Banner tone="danger" title={messages.arrearsTitle(formatMoney(cents))} />
      <List variant="boxed">
        {late.map((service) => (
          <ListItem
            key={service.id}
            isInteractive
            end={<Text isNumeric>{formatMoney(service.arrearsCents)}</Text>}
          >
            <Link href={flowBillsPath(service.type, service.id)} isStretched>
              {messages.arrearsOf(service.payee?.name ?? messages.someone, nameServiceHome(service))}
            </Link>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
