import type { OrdinaryName } from './ownWords.ts';

/** Names in which such a word has its usual sense. */
export const ordinaryNames: readonly OrdinaryName[] = [
  {
    names: [
      'keptAt',
      'rentWhenKept',
      'askedAt',
      'proofFor',
      'provenFor',
      'isEmailProven',
      'refused',
      'readOn',
    ],
    words: ['kept', 'asked', 'proof', 'proven', 'refused', 'read'],
    reason: 'Fields and values of the published contract: another name would break the clients of today.',
  },
  {
    names: ['fault'],
    words: ['fault'],
    folders: ['packages/server/src/testing'],
    reason: "A field of the sandbox issuer's form.",
  },
  {
    names: ['asked_at', 'proof_for', 'proven_at', 'proven_email'],
    words: ['asked', 'proof', 'proven'],
    folders: ['packages/server/src', 'packages/sample/src'],
    reason: 'Columns, named by migrations that databases have run.',
  },
  {
    names: '*',
    words: ['draw', 'drawn'],
    folders: ['packages/sample/src', 'packages/workshop/src/brand'],
    reason: 'Houses, rooms and marks that are drawn, line by line.',
  },
  {
    names: '*',
    words: ['place'],
    reason:
      'A station, a district, a position in a row: only the place of a column was a sense of our own, and it is a location now.',
  },
  {
    names: ['parts', 'joinParts'],
    words: ['parts'],
    reason: 'Parts of an address, a path or a text; what a function is given is called deps.',
  },
  {
    names: ['ReadName', 'WriteName'],
    words: ['read', 'write'],
    folders: ['packages/api'],
    reason: 'Names of calls that read and of calls that write.',
  },
  { names: ['CircuitBreaker', 'circuitBreaker'], words: ['circuit'], reason: "The field's own term." },
  {
    names: ['raised'],
    words: ['raised'],
    reason: 'A surface above the page: a published token.',
  },
  {
    names: ['words', 'ownWords', 'listNameWords'],
    words: ['words'],
    folders: ['tests/boundaries'],
    reason: 'The words of a name.',
  },
  {
    names: ['letterSpacing', 'readOnly'],
    words: ['letter', 'read'],
    reason: 'Properties of CSS and of HTML.',
  },
  {
    names: [
      'keepAlive',
      'keepAliveInitialDelayMillis',
      'keepAliveTimeout',
      'deadLetter',
      'readFile',
      'writeBundle',
      'writeHead',
      'writeText',
    ],
    words: ['keep', 'alive', 'letter', 'read', 'write'],
    reason: 'Options and methods of Node, the browser, pg, pg-boss and Rollup.',
  },
];
