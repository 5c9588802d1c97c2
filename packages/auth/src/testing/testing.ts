export { type Answers, answersOf, createAnsweringClient } from './answersOf.ts';
export { createTestClock, type TestClock } from './createTestClock.ts';
export { PersonaProvider, type PersonaProviderProps } from './PersonaProvider.tsx';
export { type Persona, personas } from './personas.ts';
export { allow, forbid } from './rules.ts';
export { type SignedIn, type SignInOptions, signInAs, signToken } from './signInAs.ts';
