import type { Rental } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { handoverPath } from '@sewa/paths';
import { Inline, Link, Text } from '@sewa/ui';
import { ContractActions } from '../Contract/ContractActions.tsx';
import * as contract from '../Contract/messages.ts';
import { DUTY } from '../Duty/dutyForms.ts';
import * as duty from '../Duty/messages.ts';
import * as common from '../messages.ts';
import * as renewal from '../Renewal/messages.ts';
import { RENEWAL } from '../Renewal/renewalForms.ts';
import { countOverdue } from '../RentPlan/countOverdue.ts';
import * as rent from '../RentPlan/messages.ts';
import { RENT_PLAN } from '../RentPlan/rentPlanForms.ts';
import * as signing from '../Signing/messages.ts';
import { SIGN } from '../Signing/signForms.ts';
import * as tenancy from '../Tenancy/messages.ts';
import { describeNext } from './describeNow.ts';
import * as messages from './messages.ts';

interface AgreementNowProps {
  readonly rental: Rental;
  readonly otherNames: readonly string[];
  readonly isDrafting: boolean;
}

const signLabels = {
  sign: signing.signNowLabel,
  'confirm-paper': signing.seeScanLabel,
  'cancel-signing': signing.title,
} as const;

/** What there is to do about the agreement now: write it, say that it is right, sign it, have it stamped. */
export function AgreementNow({ rental, otherNames, isDrafting }: AgreementNowProps) {
  const { state, may, contract: agreement, isSubjectToContract } = rental;
  const next = state === 'signed' ? describeNext(rental, common.joinNames(otherNames)) : null;
  const overdue = countOverdue(rental);
  const step = (['sign', 'confirm-paper', 'cancel-signing'] as const).find((name) => may.includes(name));
  return (
    <>
      {agreement?.endedBecause ? (
        <>
          <Text as="p" weight="bold">
            {agreement.endedBecause}
          </Text>
          <Text as="p">{contract.now.refusedNext}</Text>
        </>
      ) : null}
      {next ? <Text as="p">{next}</Text> : null}
      {state === 'agreed' ? <Text as="p">{messages.now.agreedNext}</Text> : null}
      {isSubjectToContract ? (
        <Text as="p" weight="bold">
          {common.subjectToContract}
        </Text>
      ) : null}
      <ContractActions rental={rental} isDrafting={isDrafting} />
      {step ? (
        <Inline>
          <Link variant="primary" href={`#${SIGN}`}>
            {signLabels[step]}
          </Link>
        </Inline>
      ) : null}
      {overdue > 0 ? (
        <Text as="p" weight="bold">
          {rent.overdueNow(formatMoney(overdue))} <Link href={`#${RENT_PLAN}`}>{rent.seeBills}</Link>
        </Text>
      ) : null}
      {state === 'running' && may.includes('send') ? (
        <Inline>
          <Link variant="primary" href={`#${RENEWAL}`}>
            {renewal.seeLabel}
          </Link>
        </Inline>
      ) : null}
      {may.includes('hand-over') || may.includes('take-over') ? (
        <Inline>
          <Link variant="primary" href={handoverPath(rental.id)}>
            {tenancy.recordStartLabel}
          </Link>
        </Inline>
      ) : null}
      {may.includes('move-out') && (state === 'ending' || state === 'ended') ? (
        <Inline>
          <Link variant="primary" href={handoverPath(rental.id, 'move-out')}>
            {tenancy.recordEndLabel}
          </Link>
        </Inline>
      ) : null}
      {state === 'signed' && may.includes('stamped') && !rental.duty?.stamping ? (
        <Inline>
          <Link variant="primary" href={`#${DUTY}`}>
            {duty.noteNowLabel}
          </Link>
        </Inline>
      ) : null}
    </>
  );
}
