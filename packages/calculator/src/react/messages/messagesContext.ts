import { createContext, use } from 'react';
import { englishCalculatorMessages } from './english.ts';
import type { CalculatorMessages } from './messages.ts';

/** The texts of the calculator around. */
export const CalculatorMessagesContext = createContext<CalculatorMessages>(englishCalculatorMessages);

/** The texts of the calculator around, English without one. */
export const useCalculatorMessages = (): CalculatorMessages => use(CalculatorMessagesContext);
