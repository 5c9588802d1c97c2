import { buildRouteUrl, type Rental, type RentalDeposit } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import {
  Accordion,
  Banner,
  Card,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Link,
  List,
  ListItem,
  Stack,
  Text,
} from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import { AnswerForms, ReturnForm } from './AnswerForms.tsx';
import { DeductForm } from './DeductForm.tsx';
import { AGREE, DEDUCT, DISPUTE, RETURNED } from './depositForms.ts';
import * as messages from './messages.ts';

const shownStates: readonly Rental['state'][] = ['ending', 'ended', 'settled'];

interface SideProps {
  readonly deposit: RentalDeposit;
  readonly side: Rental['side'];
}

function Deductions({ deposit, side }: SideProps) {
  const { deductions, deductionState, dispute } = deposit;
  return (
    <Stack gap="s">
      {deductions.length > 0 ? (
        <List aria-label={messages.itemsCaption[side]}>
          {deductions.map(({ id, words, cents, fileIds }) => (
            <ListItem key={id}>
              <Stack direction="row" gap="s" justify="between">
                <Text as="span">{words}</Text>
                <Text as="span" weight="bold">
                  {formatMoney(cents)}
                </Text>
              </Stack>
              {fileIds.map((file, index) => (
                <Link key={file} href={buildRouteUrl('getFile', { id: file })}>
                  {messages.proofFile(index + 1)}
                </Link>
              ))}
            </ListItem>
          ))}
        </List>
      ) : null}
      <Text as="p">{messages.stateWords[side][deductionState]}</Text>
      {dispute ? <Text as="p">{messages.quote(dispute)}</Text> : null}
    </Stack>
  );
}

function Facts({ deposit, side }: SideProps) {
  const { cents, toReturnCents, returnBy, settledAt, deductions, deductionState } = deposit;
  const wanted = deductions.reduce((sum, item) => sum + item.cents, 0);
  const isOpen = deductionState === 'proposed' || deductionState === 'disputed';
  return (
    <DescriptionList layout="rows">
      <DescriptionListItem name={messages.amount}>{formatMoney(cents)}</DescriptionListItem>
      {toReturnCents < cents ? (
        <DescriptionListItem name={messages.kept}>{formatMoney(cents - toReturnCents)}</DescriptionListItem>
      ) : isOpen ? (
        <DescriptionListItem name={messages.wanted[side]}>{formatMoney(wanted)}</DescriptionListItem>
      ) : null}
      <DescriptionListItem name={isOpen ? messages.toReturnOpen : messages.toReturn}>
        {formatMoney(toReturnCents)}
      </DescriptionListItem>
      {returnBy && !settledAt ? (
        <DescriptionListItem name={messages.returnBy}>{common.sayDay(returnBy)}</DescriptionListItem>
      ) : null}
    </DescriptionList>
  );
}

/** The form that says that it came back; folded away while the tenancy still runs and nobody said so. */
function Returning({ rental, deposit }: { readonly rental: Rental; readonly deposit: RentalDeposit }) {
  const isRefused = findResult(useActionData(), RETURNED) !== null;
  const content = <ReturnForm rental={rental} deposit={deposit} />;
  const hasSaid = deposit.returns.some((each) => each.side === rental.side);
  if (!hasSaid && (rental.state !== 'ending' || deposit.returns.length > 0))
    return (
      <Stack gap="m">
        <Heading level={3} size="s">
          {messages.returnTitle}
        </Heading>
        {content}
      </Stack>
    );
  return (
    <Accordion
      key={String(isRefused)}
      items={[
        {
          id: RETURNED,
          title: hasSaid ? messages.correctTitle : messages.returnTitle,
          content,
          defaultOpen: isRefused,
        },
      ]}
    />
  );
}

/** The deposit: what is kept of it, what the tenant says, and whether it came back. */
export function DepositSection({ rental }: { readonly rental: Rental }) {
  const { state, side, may, deposit } = rental;
  const data = useActionData();
  const done = [DEDUCT, AGREE, DISPUTE, RETURNED]
    .map((name) => findResult(data, name))
    .find((one) => one?.done);
  const refused = findResult(data, DEDUCT);
  if (!deposit || !shownStates.includes(state)) return null;
  const isRefused = refused !== null && !refused.done;
  return (
    <Card as="section" padding="l" id="deposit" aria-labelledby="deposit-title">
      <Stack gap="l">
        {done ? (
          <ResultFocus result={done}>
            <Banner tone="success" title={deposit.settledAt ? messages.allSettled : done.done} />
          </ResultFocus>
        ) : null}
        <Heading level={2} size="m" id="deposit-title">
          {messages.title}
        </Heading>
        <Facts deposit={deposit} side={side} />
        <Deductions deposit={deposit} side={side} />
        {may.includes('agree') ? <AnswerForms rental={rental} deposit={deposit} /> : null}
        {may.includes('deduct') ? (
          <Accordion
            key={String(isRefused)}
            items={[
              {
                id: DEDUCT,
                title: messages.addTitle,
                content: <DeductForm rental={rental} deposit={deposit} />,
                defaultOpen: isRefused,
              },
            ]}
          />
        ) : null}
        {deposit.returns.map(({ side: by, cents, on }) => (
          <Text as="p" key={by}>
            {messages.says(by === side ? 'you' : by, cents, on)}
          </Text>
        ))}
        {may.includes('returned') && deposit.deductionState !== 'proposed' ? (
          <Returning rental={rental} deposit={deposit} />
        ) : null}
        {deposit.settledAt ? <Text as="p">{messages.settled(deposit.settledAt.slice(0, 10))}</Text> : null}
        {deposit.deductionState === 'disputed' ? (
          <Stack gap="xs">
            <Heading level={3} size="s">
              {messages.helpTitle}
            </Heading>
            <Text as="p">{messages.help.words}</Text>
            <Text as="p" size="s" tone="muted">
              {messages.helpSource()}
            </Text>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
