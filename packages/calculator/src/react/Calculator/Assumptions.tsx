import type { Assumption } from '../../Calculation.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import { NoteList } from './NoteList.tsx';

/** What a calculation takes for granted, or does not know. */
export function Assumptions({ assumptions }: { readonly assumptions: readonly Assumption[] }) {
  const messages = useCalculatorMessages();
  const notes = assumptions.map((assumption) => messages.assumption(assumption, messages.line));
  return <NoteList title={messages.assumptions} notes={notes} />;
}
