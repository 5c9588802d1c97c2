import { useRoute } from '@sewa/api/swr';
import { formatMoney } from '@sewa/formatters';
import { DescriptionList, DescriptionListItem, Skeleton, Text } from '@sewa/ui';
import { encode } from 'uqr';
import * as css from './Bills.css.ts';
import * as messages from './messages.ts';

interface QrCodeProps {
  readonly text: string;
  /** Says what the code says. */
  readonly label: string;
}

/** A QR code as a drawing, with a text for whoever doesn't see it. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.code}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}

/** The PayNow QR code of a bill beside its facts. */
export function PayNowCode({ billId }: { readonly billId: string }) {
  const { data, error } = useRoute('getBillPayNow', { id: billId }, { isErrorReturned: true });
  if (error) return <Text tone="muted">{messages.paynowMissing}</Text>;
  if (!data) return <Skeleton />;
  const { text, name, cents, reference } = data;
  return (
    <div className={css.codeAndFacts}>
      <QrCode text={text} label={messages.qrText(name, cents, reference)} />
      <DescriptionList layout="rows">
        <DescriptionListItem name={messages.toLabel}>{name}</DescriptionListItem>
        <DescriptionListItem name={messages.centsLabel}>{formatMoney(cents)}</DescriptionListItem>
        <DescriptionListItem name={messages.referenceLabel}>{reference}</DescriptionListItem>
      </DescriptionList>
    </div>
  );
}
