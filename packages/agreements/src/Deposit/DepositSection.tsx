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
  Inline,
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

function Deductions({ deposit }: { readonly deposit: RentalDeposit }) {
  const { deductions, deductionState, dispute } = deposit;
  return (
    <Stack gap="s">
      {deductions.length > 0 ? (
        <List aria-label={messages.itemsCaption}>
          {deductions.map(({ id, words, cents, fileIds }) => (
            <ListItem key={id}>
              <Inline gap="s" justify="between">
                <Text as="span">{words}</Text>
                <Text as="span" weight="bold">
                  {formatMoney(cents)}
                </Text>
              </Inline>
              {fileIds.map((file, index) => (
                <Link key={file} href={buildRouteUrl('getFile', { id: file })}>
                  {messages.proofFile(index + 1)}
                </Link>
              ))}
            </ListItem>
          ))}
        </List>
      ) : null}
      <Text as="p">{messages.stateWords[deductionState]}</Text>
      {dispute ? <Text as="p">{messages.quote(dispute)}</Text> : null}
    </Stack>
  );
}

function Facts({ deposit }: { readonly deposit: RentalDeposit }) {
  const { cents, toReturnCents, returnBy, settledAt } = deposit;
  return (
    <DescriptionList layout="rows">
      <DescriptionListItem name={messages.amount}>{formatMoney(cents)}</DescriptionListItem>
      {toReturnCents < cents ? (
        <DescriptionListItem name={messages.kept}>{formatMoney(cents - toReturnCents)}</DescriptionListItem>
      ) : null}
      <DescriptionListItem name={messages.toReturn}>{formatMoney(toReturnCents)}</DescriptionListItem>
      {returnBy && !settledAt ? (
        <DescriptionListItem name={messages.returnBy}>{common.sayDay(returnBy)}</DescriptionListItem>
      ) : null}
    </DescriptionList>
  );
}

/** The deposit: what is kept of it, what the tenant says, and whether it came back. */
export function DepositSection({
  rental,
  otherNames,
}: {
  readonly rental: Rental;
  readonly otherNames: readonly string[];
}) {
  const { state, side, may, deposit } = rental;
  const data = useActionData();
  const done = [DEDUCT, AGREE, DISPUTE, RETURNED]
    .map((name) => findResult(data, name))
    .find((one) => one?.done);
  const refused = findResult(data, DEDUCT);
  if (!deposit || !shownStates.includes(state)) return null;
  const isRefused = refused !== null && !refused.done;
  const name = common.joinNames(otherNames);
  return (
    <Card as="section" padding="l" id="deposit" aria-labelledby="deposit-title">
      <Stack gap="l">
        {done ? (
          <ResultFocus result={done}>
            <Banner tone="success" title={done.done} />
          </ResultFocus>
        ) : null}
        <Heading level={2} size="m" id="deposit-title">
          {messages.title}
        </Heading>
        <Facts deposit={deposit} />
        <Deductions deposit={deposit} />
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
            {by === side ? messages.saysYou(cents, on) : messages.saysOther(name, cents, on)}
          </Text>
        ))}
        {may.includes('returned') &&
        deposit.deductionState !== 'proposed' &&
        !deposit.returns.some((each) => each.side === side) ? (
          <ReturnForm rental={rental} deposit={deposit} />
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
