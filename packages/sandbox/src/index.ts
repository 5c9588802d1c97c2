export { type StartedAnalytics, startAnalytics } from './analytics/startAnalytics.ts';
export type { SandboxTime } from './answerTime.ts';
export { type BankDeps, type StartedBank, startBank } from './bank/startBank.ts';
export { createSandbox, type Sandbox, type SandboxDeps } from './createSandbox.ts';
export { type StartedLinks, startLinks } from './links/startLinks.ts';
export type { SandboxDatabase } from './queries.ts';
export { type S3Fault, type StartedS3, startS3 } from './s3/startS3.ts';
export { type StartedIssuers, startIssuers } from './singpass/startIssuers.ts';
export { type StartedSingpassSign, startSingpassSign } from './singpass-sign/startSingpassSign.ts';
