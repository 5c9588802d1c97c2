import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';

/** What a dialog with buttons is told about what they do. */
export interface AgreementProps {
  /** Says above the buttons why the promise of an answer was rejected. @default the message `errorTitle` */
  explainFailure?: (reason: unknown) => ReactNode;
}

interface State {
  /** The answer that is being carried out. */
  running?: boolean;
  problem?: ReactNode;
}

/** Carries out the answers given in a dialog: one is running until its promise is settled; if that is rejected, there is a problem. */
export function useAgreement(isOpen: boolean, explainFailure: AgreementProps['explainFailure']) {
  const { errorTitle } = useMessages({ errorTitle: english.errorTitle });
  const [state, setState] = useState<State>({});
  const opening = useRef(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      opening.current += 1;
      setState({});
    };
  }, [isOpen]);
  const carryOut = (answer: boolean, work: unknown, done?: () => void) => {
    if (!(work instanceof Promise)) return done?.();
    const began = opening.current;
    const settle = (next: State, then?: () => void) => {
      // What was closed meanwhile is told nothing.
      if (began !== opening.current) return;
      setState(next);
      then?.();
    };
    setState({ running: answer });
    work.then(
      () => settle({}, done),
      (reason: unknown) => settle({ problem: explainFailure?.(reason) ?? errorTitle }),
    );
  };
  return { ...state, carryOut };
}
