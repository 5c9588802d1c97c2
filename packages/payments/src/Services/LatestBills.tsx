import type { Bill, Service } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { flowBillsPath } from '@sewa/paths';
import { Badge, Inline, List, ListItem, Text } from '@sewa/ui';
import { describeBillState, nameBill } from '../Bills/describeBill.ts';
import { dueOn } from '../Bills/messages.ts';
import { sortBills } from '../Bills/sortBills.ts';
import * as messages from './messages.ts';
import { Part } from './Part.tsx';

const SHOWN = 3;

interface LatestBillsProps {
  readonly service: Service;
  readonly bills: readonly Bill[];
}

/** A few bills of a service, what is owed first, and the way to all. */
export function LatestBills({ service, bills }: LatestBillsProps) {
  const { overdue, due, done } = sortBills(bills);
  const all = { href: flowBillsPath(service.type, service.id), label: messages.allBillsLabel };
  return (
    <Part id="bills" title={messages.billsTitle} edit={bills.length === 0 ? null : all}>
      {bills.length === 0 ? (
        <Text tone="muted">{messages.noBills}</Text>
      ) : (
        <List variant="boxed">
          {[...overdue, ...due, ...done].slice(0, SHOWN).map((bill) => {
            const { words, tone } = describeBillState(bill, service.side);
            return (
              <ListItem key={bill.id} end={<Text isNumeric>{formatMoney(bill.cents)}</Text>}>
                <Inline gap="s">
                  <Text weight="semibold">{nameBill(bill)}</Text>
                  <Badge tone={tone}>{words}</Badge>
                </Inline>
                <Text as="p" size="s" tone="muted">
                  {dueOn(bill.dueOn)}
                </Text>
              </ListItem>
            );
          })}
        </List>
      )}
    </Part>
  );
}
