import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { ConstantHeaders } from './makeConstantHeaders.ts';

type HeadersOfAnswer = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Makes a response class that adds the constant headers to every response; a response's own header takes precedence. They are
 * merged in `writeHead`, because Node.js is slower with headers that were set before.
 */
export function makeResponseClass(constantHeaders: ConstantHeaders): typeof ServerResponse {
  return class AnswerWithConstantHeaders<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    override writeHead(status: number, reason?: string | HeadersOfAnswer, headers?: HeadersOfAnswer): this {
      const constant = constantHeaders(this.req);
      const own = typeof reason === 'string' ? headers : reason;
      const text = typeof reason === 'string' ? reason : undefined;
      if (own !== undefined && !Array.isArray(own))
        return super.writeHead(status, text, { ...constant, ...own });
      for (const [name, value] of Object.entries(constant))
        if (!this.hasHeader(name)) this.setHeader(name, value);
      return super.writeHead(status, text, own);
    }
  };
}
