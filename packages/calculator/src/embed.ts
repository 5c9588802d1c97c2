export { CalculatorEmbed, type CalculatorEmbedProps } from './embed/CalculatorEmbed.tsx';
