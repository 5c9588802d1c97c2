import { Link } from '@sewa/ui';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import type { Risk } from './findRisk.ts';
import { moneyWarning } from './MoneyWarning.css.ts';

/** Props of `MoneyWarning`. */
export interface MoneyWarningProps {
  /** What the message above it asks for. */
  risk: Risk;
  /** Page with advice. */
  adviceHref?: string | undefined;
}

/** A calm line below a message that asks for money before a viewing, for a code, or to talk elsewhere. */
export function MoneyWarning({ risk, adviceHref }: MoneyWarningProps) {
  const messages = useChatMessages();
  return (
    <p className={moneyWarning}>
      <Glyph name="shield" />
      <span>
        {messages.risk(risk)} {adviceHref !== undefined && <Link href={adviceHref}>{messages.advice}</Link>}
      </span>
    </p>
  );
}
