/** The steps of a long form: their frame, and the address of a home. */
export { AddressFields } from './AddressFields.tsx';
export { StepFrame } from './StepFrame.tsx';
