import type { z } from 'zod';
import type { Contract } from './contract/contract.ts';
import type { RouteName, routes } from './routes.ts';

type Input<Name extends RouteName, Part extends 'params' | 'query'> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : unknown;

type Body<Name extends RouteName> = Contract[Name] extends { body: infer Schema extends z.ZodType }
  ? { body: z.input<Schema> }
  : unknown;

type Flat<Value> = { [Key in keyof Value]: Value[Key] };

/** The parameters of a call: those of its path and query, and `body` if it has one. */
export type RouteParams<Name extends RouteName> = Flat<
  Input<Name, 'params'> & Input<Name, 'query'> & Body<Name>
>;

/** What the server sends for a successful call. */
export type RouteWireAnswer<Name extends RouteName> = z.output<Contract[Name]['answer']>;

/** What a caller gets: the data of the envelope, or the whole answer of a call without one; the bytes of a stream. */
export type RouteAnswer<Name extends RouteName> = (typeof routes)[Name] extends { isStream: true }
  ? ReadableStream<Uint8Array>
  : RouteWireAnswer<Name> extends { succeed: true; data: infer Data }
    ? Data
    : RouteWireAnswer<Name>;

/** The names of the calls that only read. */
export type ReadName = {
  [Name in RouteName]: (typeof routes)[Name]['method'] extends 'GET' ? Name : never;
}[RouteName];

/** The names of the calls that change something. */
export type WriteName = Exclude<RouteName, ReadName>;
