import type { Client } from '@sewa/api/client';
import { clearCookie } from '../core/cookies.ts';
import { type Answers, answersOf, createAnsweringClient } from './answersOf.ts';
import type { Persona } from './personas.ts';

/** How somebody is signed in. */
export interface SignInOptions {
  /** Before the name of the cookie, as `createSession` has it. @default '' */
  readonly cookiePrefix?: string;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** What other calls answer, or these in another way. */
  readonly answers?: Answers;
}

/** Somebody signed in to a document. */
export interface SignedIn {
  /** Answers what a page asks of them; make the session with it. */
  readonly client: Client;
  /** Takes their token away, as their log-out in another tab would. */
  readonly signOut: () => void;
}

const encode = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The display token of somebody at a time, in milliseconds since 1970. It is not signed: nothing trusts it. */
export function signToken({ user, isValid, secondsLeft }: Persona, now: number): string {
  const iat = Math.floor(now / 1000);
  const claims = { iat, exp: iat + secondsLeft, isValid, userTypes: user.userTypes };
  return `${encode({ alg: 'none' })}.${encode(claims)}.`;
}

/** Signs somebody in to this document (a browser's or jsdom's): puts their display token in, and gives a client for them. */
export function signInAs(
  persona: Persona,
  { cookiePrefix = '', now = Date.now, answers = {} }: SignInOptions = {},
): SignedIn {
  const name = `${cookiePrefix}accessToken`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${signToken(persona, now())}; Path=/; SameSite=Lax`;
  const end = now() + persona.secondsLeft * 1000;
  const client = createAnsweringClient({ ...answersOf(persona), ...answers });
  const visitor = createAnsweringClient(answersOf(null));
  return {
    client: { ...client, control: () => (now() < end ? client : visitor).control() },
    signOut: () => clearCookie(name, null),
  };
}
