import { Button } from '@sewa/ui';
import type { MouseEvent } from 'react';
import { useCalculatorMessages } from '../messages/messagesContext.ts';

interface CalculatorButtonsProps {
  /** Puts a second column beside the first; null where there is one, or none is offered. */
  readonly onCompare: (() => void) | null;
  /** Takes the second column away; null where there is none. */
  readonly onStopComparing: (() => void) | null;
}

/** The buttons of a column; without script they send the form, and the address says what was pressed. */
export function CalculatorButtons({ onCompare, onStopComparing }: CalculatorButtonsProps) {
  const messages = useCalculatorMessages();
  const press = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <>
      <Button type="submit">{messages.calculate}</Button>
      {onCompare === null ? null : (
        <Button
          type="submit"
          variant="secondary"
          name="compare"
          value="yes"
          formNoValidate
          onClick={press(onCompare)}
        >
          {messages.compare}
        </Button>
      )}
      {onStopComparing === null ? null : (
        <Button
          type="submit"
          variant="secondary"
          name="compare"
          value="no"
          formNoValidate
          onClick={press(onStopComparing)}
        >
          {messages.stopComparing}
        </Button>
      )}
    </>
  );
}
