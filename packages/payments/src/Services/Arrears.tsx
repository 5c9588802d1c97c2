import type { Service } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { flowBillsPath } from '@sewa/paths';
import { Banner, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { listArrears, nameServiceHome } from './describeService.ts';
import * as messages from './messages.ts';

interface ArrearsProps {
  readonly services: readonly Service[];
  readonly side: Service['side'];
}

/** What is overdue, by whom and for which home; nothing where nothing is. */
export function Arrears({ services, side }: ArrearsProps) {
  const { late, cents } = listArrears(services, side);
  if (cents === 0) return null;
  const nameOther = ({ payerName, payee }: Service) =>
    side === 'payee' ? (payerName ?? messages.someTenant) : (payee?.name ?? messages.someone);
  return (
    <Stack gap="s">
      <Banner
        tone={side === 'payer' ? 'danger' : 'warning'}
        title={messages.arrearsTitle[side](formatMoney(cents))}
      />
      <List variant="boxed">
        {late.map((service) => (
          <ListItem
            key={service.id}
            isInteractive
            end={<Text isNumeric>{formatMoney(service.arrearsCents)}</Text>}
          >
            <Link href={flowBillsPath(service.type, service.id)} isStretched>
              {messages.arrearsOf(nameOther(service), nameServiceHome(service))}
            </Link>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
