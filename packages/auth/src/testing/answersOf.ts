import { type Client, type RouteAnswer, type RouteName, routes } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { Persona } from './personas.ts';

/** What some calls answer; an error is thrown by the client. */
export type Answers = { readonly [Name in RouteName]?: RouteAnswer<Name> | ApiError };

const nobody = { isAuthenticated: false, isValid: false, user: null };

/**
 * What a server answers to somebody when a page asks who they are; with null to a visitor. For msw:
 * `Object.entries(answersOf(personas.tenant)).map(([name, answer]) => mockRoute(name, answer))`.
 */
export function answersOf(persona: Persona | null) {
  const isSignedIn = persona !== null && persona.secondsLeft > 0;
  const rejected = new ApiError({ code: 'R003', status: 401 });
  if (!isSignedIn)
    return { control: nobody, getUser: rejected, missing: rejected, permissions: [] } satisfies Answers;
  const { user, isValid, rules, emptyKeys } = persona;
  return {
    control: { isAuthenticated: true, isValid, user: { userTypes: user.userTypes, cid: user.cid } },
    getUser: user,
    missing: { emptyKeys: [...emptyKeys] },
    permissions: [...rules],
  } satisfies Answers;
}

/** A client that gives these answers without a network; a call without one throws an error that names it. */
export function createAnsweringClient(answers: Answers): Client {
  const methods = (Object.keys(routes) as RouteName[]).map((name) => [
    name,
    async () => {
      const answer = answers[name];
      if (answer === undefined) throw new Error(`No answer was given for the call "${name}".`);
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
  ]);
  // Every call of the contract is there, and each answer has the type of its call.
  return Object.fromEntries(methods) as Client;
}
