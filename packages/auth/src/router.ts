export {
  type Detour,
  type GuardReads,
  requirePermission,
  requireSignIn,
  requireValidity,
  requireWholeProfile,
  type SignInDetours,
} from './router/guards.ts';
