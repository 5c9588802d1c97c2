import type { Proofs } from '@sewa/api/client';
import { singpassPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import type { ProofPurpose } from './proofPurposes.ts';

const words = { singpass: 'Confirm with Singpass', b2c: 'Confirm with your partner account' } as const;

interface ProveAtIssuerProps {
  readonly issuers: Proofs['issuers'];
  readonly purpose: ProofPurpose;
  /** Whether it is one way beside another, which comes first. */
  readonly isOther: boolean;
}

/** The ways to prove that it is oneself by logging in anew where one is known. */
export function ProveAtIssuer({ issuers, purpose, isOther }: ProveAtIssuerProps) {
  return issuers.map((name, place) => (
    <Link
      key={name}
      look={isOther || place > 0 ? 'secondary' : 'primary'}
      href={singpassPath({ ...(name === 'singpass' ? {} : { with: name }), for: purpose })}
    >
      {words[name]}
    </Link>
  ));
}
