export {
  type GuardRequests,
  type RedirectTarget,
  requirePermission,
  requireSignIn,
  requireValidity,
  requireWholeProfile,
  type SignInRedirects,
} from './router/guards.ts';
