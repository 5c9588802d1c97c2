import type { Addendum, Rental, User } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Card, Heading, Stack } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { DutySection } from '../Duty/DutySection.tsx';
import { SignSection } from '../Signing/SignSection.tsx';
import { AddendumAnswer } from './AddendumAnswer.tsx';
import { AddendumFacts } from './AddendumFacts.tsx';
import * as messages from './messages.ts';
import { RenewForm } from './RenewForm.tsx';
import { ANSWER_ADDENDUM, RENEW, RENEWAL } from './renewalForms.ts';

interface RenewalProps {
  readonly rental: Rental;
  readonly user: User;
  readonly otherNames: readonly string[];
}

/** The addenda that are shown: those that stand or are open, and how the last one ended. */
const listShown = ({ addenda }: Rental): Addendum[] =>
  addenda.filter(({ state }, index) => index === 0 || state === 'signed');

/** The signatures and the duty of an addendum, once both sides have agreed to it. */
function Signed({
  rental,
  user,
  addendum,
}: Omit<RenewalProps, 'otherNames'> & { readonly addendum: Addendum }) {
  const { state, duty } = addendum;
  if (state !== 'signing' && state !== 'signed') return null;
  return (
    <>
      <SignSection rental={rental} contract={addendum} user={user} />
      {duty.dueOn === null ? null : <DutySection rental={rental} duty={duty} addendum={addendum} />}
    </>
  );
}

/** A longer term or another rent: what is proposed, how it is signed, and the form that proposes it. */
export function RenewalSection({ rental, user, otherNames }: RenewalProps) {
  const data = useActionData();
  const proposal = findResult(data, RENEW);
  const done = [proposal, findResult(data, ANSWER_ADDENDUM)].find((result) => result?.done);
  const shown = listShown(rental);
  const { may, terms, addenda } = rental;
  const canPropose = may.includes('renew') && terms !== null;
  if (shown.length === 0 && !canPropose) return null;
  const isOpen = proposal !== null && !proposal.done;
  const isCounter = addenda[0]?.state === 'draft';
  return (
    <>
      <Card as="section" padding="l" id={RENEWAL} aria-labelledby="renewal-title">
        <Stack gap="l">
          <DoneBanner result={done} />
          <Heading level={2} size="m" id="renewal-title">
            {messages.title}
          </Heading>
          {shown.map((addendum) => (
            <Stack gap="m" key={addendum.id}>
              <Heading level={3} size="s">
                {messages.addendumTitle(addendum.number)}
              </Heading>
              <AddendumFacts rental={rental} addendum={addendum} otherNames={otherNames} />
              {addendum.state === 'draft' ? <AddendumAnswer rental={rental} addendum={addendum} /> : null}
            </Stack>
          ))}
          {canPropose ? (
            <Accordion
              key={String(isOpen)}
              items={[
                {
                  id: RENEW,
                  title: messages.formTitle[isCounter ? 'other' : 'first'],
                  content: <RenewForm rental={rental} terms={terms} />,
                  defaultOpen: isOpen,
                },
              ]}
            />
          ) : null}
        </Stack>
      </Card>
      {shown.map((addendum) => (
        <Signed key={addendum.id} rental={rental} user={user} addendum={addendum} />
      ))}
    </>
  );
}
