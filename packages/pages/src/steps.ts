/** The steps of a long form: their frame, and the address of a home. */
export { AddressFields } from './steps/AddressFields.tsx';
export { StepFrame } from './steps/StepFrame.tsx';
