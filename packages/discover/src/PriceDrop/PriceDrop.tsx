import { formatMoney } from '@sewa/formatters';
import { Badge, Text, VisuallyHidden } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './PriceDrop.css.ts';

/** Rents in cents: now, and the higher one before. */
interface PriceDropProps {
  readonly rent: number;
  readonly before: number;
}

/** Marks a rent that fell within the last 90 days, with the old one struck through and said in words. */
export function PriceDrop({ rent, before }: PriceDropProps) {
  return (
    <span className={css.drop}>
      <Badge tone="success">{messages.priceDropLabel}</Badge>
      <Text as="span" size="s" tone="muted">
        <VisuallyHidden>{messages.priceDropBefore(formatMoney(before - rent))}</VisuallyHidden>
        <s>{formatMoney(before)}</s>
      </Text>
    </span>
  );
}
