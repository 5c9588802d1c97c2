import { z } from 'zod';
import { type RouteName, type RouteShape, routes } from '../routes.ts';
import type { RouteLimits } from './routeLimits.ts';

/** What one call takes and answers, as zod schemas, and what of it is let in. */
export interface RouteSchemas extends RouteLimits {
  /** What the call is for, in a sentence. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Media types of a successful answer; JSON where they are left out. */
  readonly answerTypes?: readonly string[];
  /** Body of a successful answer. */
  readonly answer: z.ZodType;
  /** Status codes of the errors a caller should expect, each with its reason. */
  readonly errors?: Readonly<Record<number, string>>;
}

/** One call of the contract: its shape from the route table and its schemas. */
export type Route<
  Name extends RouteName = RouteName,
  Schemas extends RouteSchemas = RouteSchemas,
> = RouteShape & Schemas & { readonly name: Name };

/** Defines one call of the contract; method and path come from the route table. */
export function defineRoute<const Name extends RouteName, const Schemas extends RouteSchemas>(
  name: Name,
  schemas: Schemas,
): Route<Name, Schemas> {
  return { ...routes[name], ...schemas, name };
}

/** The usual successful answer around some data. */
export const succeeded = <Data extends z.ZodType>(data: Data) => z.object({ succeed: z.literal(true), data });
