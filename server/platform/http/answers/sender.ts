import type { Response } from 'express';
import type { User } from '../../../../shared/auth/tables';
import type {
  Content,
  FileAnswer,
  Lasting,
  Picture,
  ShownPage,
  Tagged,
} from '../../../../shared/http/answers';
import type { Endpoint } from '../../../../shared/http/endpoint';
import { clientAddress } from '../client-address';
import { attachment } from './attachment';
import { compressed } from './compressed';
import { createDownloads } from './downloads';
import { StreamedJson } from './streamed-json';

/** Sends the result of a handler. */
export interface Sender {
  /** Resolves when the response is sent; throws the error of a failed stream, possibly after the response has begun. */
  send(endpoint: Endpoint, result: unknown, response: Response): Promise<void>;
}

/** Creates the sender of a server, in which the streams of all callers share limits. */
export function createSender(): Sender {
  const downloads = createDownloads();
  const send = async (content: Content, head: Record<string, string>, response: Response) => {
    if (typeof content === 'string') response.set(head).send(Buffer.from(content));
    else if (content instanceof Uint8Array) response.set(head).send(bytesOf(content));
    else await downloads.send(callerOf(response), content, head, response);
  };
  return {
    async send({ status, answers }, result, response) {
      if (answers.as === 'redirect') return response.redirect(status, result as string);
      if (answers.as === 'page') return sendShown(result as ShownPage, status, response);
      response.statusCode = status;
      if (status === 204) return void response.end();
      if (answers.as === 'picture') {
        return sendPicture(result as Picture, response);
      }
      if (answers.as === 'lasting') return sendLasting(result as Lasting, response);
      const head = { 'Content-Type': inUtf8(answers.type) };
      if (answers.as === 'file') {
        const { content, name } = result as FileAnswer;
        return send(content, { ...head, 'Content-Disposition': attachment(name) }, response);
      }
      if (answers.as === 'tagged') return sendTagged(result as Tagged, head, response);
      if (answers.as === 'content') return send(result as Content, head, response);
      if (result instanceof StreamedJson) return send(result, head, response);
      sendJson(result, response);
    },
  };
}

async function sendShown(page: ShownPage, status: number, response: Response) {
  if ('to' in page) return response.redirect(303, page.to);
  if (page.listed) response.removeHeader('X-Robots-Tag');
  const { body, encoding } = await compressed(page.html, response.req);
  if (encoding) response.set('Content-Encoding', encoding);
  response
    .status(page.status ?? status)
    .vary('Accept-Encoding')
    .type('html')
    .send(body);
}

/** A tagged picture may be kept by the client, which asks each time whether it still holds for this caller. */
async function sendPicture({ type, content, tag }: Picture, response: Response) {
  if (tag !== undefined) response.set({ ETag: `"${tag}"`, 'Cache-Control': 'private, no-cache' });
  if (tag !== undefined && response.req.fresh) return void response.status(304).end();
  const bytes = typeof content === 'function' ? await content() : content;
  response.set('Content-Type', type).send(bytesOf(bytes));
}

function sendLasting({ type, content }: Lasting, response: Response) {
  response.set({ 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' });
  response.send(bytesOf(content));
}

/** Anybody may hold it, and asks each time whether it still is the same. */
function sendTagged({ content, tag }: Tagged, head: Record<string, string>, response: Response) {
  response.set({ ETag: `"${tag}"`, 'Cache-Control': 'no-cache' });
  if (response.req.fresh) return void response.status(304).end();
  response.set(head).send(Buffer.from(content));
}

/** Express's `json` also reads back its own headers and compares ETags, which no API response has. */
function sendJson(result: unknown, response: Response) {
  const text = JSON.stringify(result);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

const callerOf = ({ locals, req }: Response) => (locals.user as User | undefined)?.id ?? clientAddress(req);

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const inUtf8 = (type: string) => (/^text\/|\/(json|xml)$/.test(type) ? `${type}; charset=utf-8` : type);
