import type { Rental, User } from '@sewa/api/client';
import { ChecksSection } from '../Checks/ChecksSection.tsx';
import { Clock } from '../Clock/Clock.tsx';
import { ContractSection } from '../Contract/ContractSection.tsx';
import { DutySection } from '../Duty/DutySection.tsx';
import { SignSection } from '../Signing/SignSection.tsx';

interface AgreementProps {
  readonly rental: Rental;
  readonly user: User;
  readonly otherNames: readonly string[];
  readonly isDrafting: boolean;
}

/** Everything from the draft to the stamp: what is written, who signed, the duty, the checks, the days that count. */
export function Agreement({ rental, user, otherNames, isDrafting }: AgreementProps) {
  const { contract, duty } = rental;
  if (!duty) return null;
  return (
    <>
      {contract ? (
        <ContractSection
          rental={rental}
          contract={contract}
          otherNames={otherNames}
          isDrafting={isDrafting}
        />
      ) : null}
      {contract && contract.signatures.length > 0 ? (
        <SignSection rental={rental} contract={contract} user={user} />
      ) : null}
      <DutySection rental={rental} duty={duty} />
      <ChecksSection rental={rental} />
      <Clock rental={rental} />
    </>
  );
}
