export { createSandbox, type Sandbox } from './createSandbox.ts';
export type { SandboxDatabase } from './queries.ts';
