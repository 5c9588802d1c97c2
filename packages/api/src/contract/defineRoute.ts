import { z } from 'zod';
import { type RouteName, type RouteShape, routes } from '../routes.ts';
import type { RouteLimits } from './routeLimits.ts';

/** Request and response of one call as zod schemas, with its limits. */
export interface RouteSchemas extends RouteLimits {
  /** What the call does, in a sentence, verb first. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Set if a request without a body is accepted: its query then has the fields of the body. */
  readonly isBodyOptional?: true;
  /** Set if the verb gets the bytes of the body as they were sent, also of JSON: a signature covers them. */
  readonly isBodyRaw?: true;
  /** Media types of a successful response. @default ['application/json'] */
  readonly answerTypes?: readonly string[];
  /** Body of a successful response. */
  readonly answer: z.ZodType;
  /** Expected error status codes, each with its reason. */
  readonly errors?: Readonly<Record<number, string>>;
}

/** One call of the contract: its row in the route table and its schemas. */
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

/** Wraps data in the success envelope. */
export const succeeded = <Data extends z.ZodType>(data: Data) => z.object({ succeed: z.literal(true), data });
