import { routeKey } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { DataProvider } from '@sewa/api/swr';
import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { type Session, visitorSession } from '../core/createSession.ts';
import { signedOut } from '../core/parseToken.ts';
import { SessionProvider } from '../react/SessionProvider.tsx';
import { type Answers, answersOf, createAnsweringClient } from './answersOf.ts';
import type { Persona } from './personas.ts';

/** Props of `PersonaProvider`. */
export interface PersonaProviderProps {
  /** Who is signed in; null for a visitor. */
  readonly persona: Persona | null;
  /** What other calls answer, or those about the person in another way. */
  readonly answers?: Answers;
  readonly children?: ReactNode;
}

function makeSession(persona: Persona | null): Session {
  const isAuthenticated = persona !== null && persona.secondsLeft > 0;
  const state = isAuthenticated
    ? { ...signedOut, isAuthenticated, isValid: persona.isValid, userTypes: persona.user.userTypes }
    : signedOut;
  return { ...visitorSession, getSnapshot: () => state };
}

/** Draws components for somebody as after a server's answer: session, rules and user are there from the start, and no cookie is set. */
export function PersonaProvider({ persona, answers = {}, children }: PersonaProviderProps) {
  const [{ session, client, cache, fallback }] = useState(() => {
    const given = { ...answersOf(persona), ...answers };
    const known = Object.entries(given)
      .filter(([, answer]) => !(answer instanceof ApiError))
      .map(([name, answer]) => [routeKey(name as keyof typeof given), answer] as const);
    return {
      session: makeSession(persona),
      client: createAnsweringClient(given),
      cache: new Map(known.map(([key, data]) => [key, { data }])),
      fallback: Object.fromEntries(known),
    };
  });
  return (
    <SWRConfig value={{ provider: () => cache, fallback }}>
      <SessionProvider session={session}>
        <DataProvider client={client}>{children}</DataProvider>
      </SessionProvider>
    </SWRConfig>
  );
}
