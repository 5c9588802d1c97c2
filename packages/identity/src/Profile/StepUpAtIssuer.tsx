import type { StepUps } from '@sewa/api/client';
import { singpassPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import * as messages from './messages.ts';
import type { StepUpPurpose } from './stepUpPurposes.ts';

interface StepUpAtIssuerProps {
  readonly issuers: StepUps['issuers'];
  readonly purpose: StepUpPurpose;
  /** The page to come back to, if it isn't the one of the purpose. */
  readonly returnTo?: string | null;
  /** Whether it is one way beside another, which comes first. */
  readonly isOther: boolean;
}

/** The ways to prove that it is oneself by logging in anew where one is known. */
export function StepUpAtIssuer({ issuers, purpose, returnTo = null, isOther }: StepUpAtIssuerProps) {
  return issuers.map((name, place) => (
    <Link
      key={name}
      variant={isOther || place > 0 ? 'secondary' : 'primary'}
      href={singpassPath({
        ...(name === 'singpass' ? {} : { with: name }),
        for: purpose,
        ...(returnTo === null ? {} : { to: returnTo }),
      })}
    >
      {messages.stepUpIssuerLabel[name]}
    </Link>
  ));
}
