export { Calculator, type CalculatorProps } from './react/Calculator/Calculator.tsx';
export { englishCalculatorMessages } from './react/messages/english.ts';
export type { CalculatorMessages, Difference, LineContext } from './react/messages/messages.ts';
