import { buildRouteUrl, type ContractSignature, type RentalContract } from '@sewa/api/client';
import { Badge, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

const tones = {
  waiting: 'neutral',
  next: 'warning',
  'at-singpass': 'info',
  'scan-sent': 'info',
  signed: 'success',
} as const;

const foldName = (name: string): string =>
  name
    .toLocaleLowerCase('en')
    .split(/[\s,]+/)
    .toSorted()
    .join(' ');

/** Whether two names have the same words: Singpass writes them in capitals, and surnames where it likes. */
const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other);

function SignatureRow({
  signature,
  number,
  isOpen,
}: {
  readonly signature: ContractSignature;
  readonly number: number;
  readonly isOpen: boolean;
}) {
  const { side, name, isMine, way, state, at, signedName, scanFileId } = signature;
  const isShown = isOpen || state === 'signed';
  return (
    <ListItem
      end={
        <Badge tone={isShown ? tones[state] : 'neutral'}>
          {isShown ? messages.state[state] : messages.notSigned}
        </Badge>
      }
    >
      <Stack gap="xs">
        <Text as="p" weight="bold">
          {`${number}. ${name}${isMine ? ` ${messages.you}` : ''}`}
        </Text>
        <Text as="p" tone="muted">
          {messages.sideName[side]}
        </Text>
        {at && way ? <Text as="p">{messages.signedAt(messages.way[way], at)}</Text> : null}
        {signedName !== null && signedName !== name ? (
          <Text as="p">{messages.signedAs(signedName)}</Text>
        ) : null}
        {way === 'singpass' && signedName !== null && !isSameName(signedName, name) ? (
          <Text as="p" weight="bold">
            {messages.otherName}
          </Text>
        ) : null}
        {scanFileId ? (
          <Inline>
            <Link href={buildRouteUrl('getFile', { id: scanFileId })}>{messages.scanLabel}</Link>
          </Inline>
        ) : null}
      </Stack>
    </ListItem>
  );
}

/** Who signs in which order, and who has: the way and the time of each signature. */
export function Signatures({ signatures, state }: Pick<RentalContract, 'signatures' | 'state'>) {
  return (
    <List as="ol" variant="boxed">
      {signatures.map((signature, index) => (
        <SignatureRow
          key={signature.place}
          signature={signature}
          number={index + 1}
          isOpen={state === 'signing'}
        />
      ))}
    </List>
  );
}
