import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenOnLoopback } from '../listenOnLoopback.ts';
import { describeObject, S3Folder } from './S3Folder.ts';
import { S3Problem } from './S3Problem.ts';
import { type S3Account, type S3Request, verifyRequest } from './verifyRequest.ts';

/** How requests go wrong: refused as when S3 is busy, no answer, cut off before or after their effect, or other bytes than were stored. */
export type S3Fault = 'busy' | 'silent' | 'cut-before' | 'cut-after' | 'damaged';

/** Options of `startS3`. */
export interface S3Options {
  readonly port: number;
  /** Where objects are kept. */
  readonly folder: string;
  readonly bucket?: string;
  readonly now?: () => Date;
}

/** The double of S3, listening. */
export interface StartedS3 extends S3Account {
  /** Where it is asked instead of the real one. */
  readonly url: string;
  readonly bucket: string;
  /** Requests that came, such as 'PUT blobs/ab/abcd', the oldest first. */
  readonly requests: readonly string[];
  /** Names of all headers that came. */
  readonly headerNames: ReadonlySet<string>;
  /** The keys of all objects. */
  listKeys(): string[];
  /** Has the next requests of a method go wrong. */
  failNext(method: string, fault: S3Fault, times?: number): void;
  /** Has all requests go wrong, until null. */
  failAll(fault: S3Fault | null): void;
  close(): Promise<void>;
}

const ACCOUNT: S3Account = {
  accessKeyId: 'AKIASANDBOX000000000',
  secretAccessKey: 'sandbox/secret+key/of/nobody/at/all/0000',
  region: 'ap-southeast-1',
};

async function readRequest(request: IncomingMessage): Promise<S3Request> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]);
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(pieces),
  };
}

/** The key that a request is about, in a bucket that is there. */
function getKey({ target }: S3Request, bucket: string): string {
  const [, asked = '', ...key] = decodeURIComponent(target.split('?', 1)[0] ?? '').split('/');
  if (asked !== bucket) throw new S3Problem(404, 'NoSuchBucket', 'The bucket does not exist.');
  if (key.join('/') === '') throw new S3Problem(501, 'NotImplemented', 'Only objects can be asked for.');
  return key.join('/');
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const nothing = Buffer.alloc(0);

function describe(folder: S3Folder, key: string, { method, headers }: S3Request): Answer {
  const object = folder.find(key);
  if (!object) throw new S3Problem(404, 'NoSuchKey', 'The key does not exist.');
  const described = describeObject(object, headers['x-amz-checksum-mode'] === 'ENABLED');
  return { status: 200, headers: described, body: method === 'HEAD' ? nothing : object.bytes };
}

function carryOut(folder: S3Folder, key: string, request: S3Request): Answer {
  const { method, headers, body } = request;
  if (method === 'GET' || method === 'HEAD') return describe(folder, key, request);
  if (method === 'DELETE') folder.delete(key);
  else if (method === 'PUT') {
    if (headers['x-amz-acl'] !== undefined)
      throw new S3Problem(400, 'AccessControlListNotSupported', 'The bucket does not allow ACLs.');
    folder.put(key, { contentType: headers['content-type'] ?? 'binary/octet-stream', bytes: body });
  } else throw new S3Problem(405, 'MethodNotAllowed', 'The method is not allowed.');
  return { status: method === 'PUT' ? 200 : 204, headers: {}, body: nothing };
}

/** The answer with its first byte changed. */
function damage(answer: Answer): Answer {
  const body = Buffer.from(answer.body);
  if (body.length > 0) body.writeUInt8(body.readUInt8(0) ^ 1);
  return { ...answer, body };
}

const refuse = ({ status, xml }: S3Problem): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(xml),
});

const busy = new S3Problem(503, 'SlowDown', 'Please reduce your request rate.');

/**
 * Starts the double of S3 with one private bucket: PUT, GET, HEAD and DELETE of objects, by path. As the real one, it takes only requests
 * that its account signed, and bytes that have the digest that was signed. A port that is taken is exchanged for another.
 */
export async function startS3({
  port,
  folder,
  bucket = 'sandbox-files',
  now = () => new Date(),
}: S3Options): Promise<StartedS3> {
  const objects = new S3Folder(folder);
  const requests: string[] = [];
  const headerNames = new Set<string>();
  const planned: { readonly method: string; readonly fault: S3Fault }[] = [];
  let always: S3Fault | null = null;

  const takeFault = (method: string): S3Fault | null => {
    const index = planned.findIndex((each) => each.method === method);
    return (index === -1 ? null : planned.splice(index, 1)[0]?.fault) ?? always;
  };
  const answer = (request: S3Request): Answer => {
    try {
      verifyRequest(request, ACCOUNT, now());
      return carryOut(objects, getKey(request, bucket), request);
    } catch (error) {
      if (!(error instanceof S3Problem)) throw error;
      return refuse(error);
    }
  };
  const send = (response: ServerResponse, isHead: boolean, { status, headers, body }: Answer): void => {
    response.writeHead(status, { 'content-length': String(body.length), ...headers });
    response.end(isHead ? undefined : body);
  };
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    const isHead = request.method === 'HEAD';
    requests.push(`${request.method} ${request.target.replace(`/${bucket}/`, '')}`);
    for (const name of Object.keys(request.headers)) headerNames.add(name);
    const fault = takeFault(request.method);
    if (fault === 'cut-before') return void response.destroy();
    if (fault === 'silent') return;
    if (fault === 'busy') return send(response, isHead, refuse(busy));
    const answered = answer(request);
    if (fault === 'cut-after') return void response.destroy();
    send(response, isHead, fault === 'damaged' ? damage(answered) : answered);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const url = await listenOnLoopback(server, port);
  return {
    ...ACCOUNT,
    url,
    bucket,
    requests,
    headerNames,
    listKeys: () => objects.listKeys(),
    failNext: (method, fault, times = 1) =>
      void planned.push(...Array.from({ length: times }, () => ({ method, fault }))),
    failAll: (fault) => {
      always = fault;
    },
    close: () => closeServer(server),
  };
}
