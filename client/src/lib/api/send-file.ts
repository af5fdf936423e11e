import type { Endpoint } from '@shared/http/endpoint';
import { type Params, urlFor } from '@shared/http/params';
import type { AnswerOf, BodyOf, QueryOf, Wire } from '@shared/http/wire';
import { type Payload, readJson, send } from './api-client';

type FileEndpoint = Endpoint & { takes: { kind: 'file' } };

/** The arguments besides the file; `params` and `fields` are required only if the endpoint takes them. */
type Beside<E extends FileEndpoint> = { query?: QueryOf<E> } & (keyof Params<E['path']> extends never
  ? { params?: undefined }
  : { params: Params<E['path']> }) &
  (undefined extends BodyOf<E> ? { fields?: undefined } : { fields: BodyOf<E> });

/**
 * Uploads a file and its name. Without fields the body is the file itself, which the browser streams; with
 * fields it is a form whose last part is the file. Throws an `ApiError`.
 */
export async function sendFile<E extends FileEndpoint>(
  endpoint: E,
  file: File,
  { params, query, fields }: Beside<E>,
): Promise<Wire<AnswerOf<E>>> {
  const url = urlFor(endpoint, (params ?? {}) as Params<E['path']>, query);
  const payload = endpoint.body ? formOf(file, (fields ?? {}) as object) : bodyOf(file);
  return (await readJson(await send(endpoint.method, url, payload))) as Wire<AnswerOf<E>>;
}

const bodyOf = (file: File): Payload => ({
  body: file,
  headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` },
});

/** The server processes the file while it arrives, so the fields come before it. */
function formOf(file: File, fields: object): Payload {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, String(value));
  }
  body.append('file', file);
  return { body };
}
