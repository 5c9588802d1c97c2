import { formatDay } from '@sewa/formatters';
import type { Assumption } from '../../Calculation.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import { NoteList } from './NoteList.tsx';

interface AssumptionsProps {
  /** Day on which the contract is signed. */
  readonly day: string;
  readonly assumptions: readonly Assumption[];
}

/** What a calculation takes for granted, or does not know. */
export function Assumptions({ day, assumptions }: AssumptionsProps) {
  const messages = useCalculatorMessages();
  const notes = assumptions.map((assumption) => messages.assumption(assumption, messages.line));
  return <NoteList title={messages.assumptions} notes={[messages.signedOn(formatDay(day)), ...notes]} />;
}
