import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import type { Takes } from '../../../shared/http/body';
import type { Endpoint } from '../../../shared/http/endpoint';
import { messageText } from '../../../shared/messages';
import { site } from '../../../shared/site';
import { hostSessionCookie, sessionCookie } from '../sessions';
import { isIdName } from './call';
import { operationName, operationTag } from './operation-name';
import { operationSummary } from './operation-summary';

const errorBody = z
  .object({
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    current: z.unknown().optional().meta({ description: 'With 409: the row as it stands' }),
  })
  .meta({ id: 'Error' });

const statusTexts: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  204: 'Done, nothing to tell',
  302: 'Leads to another address',
  303: 'Done, and shown elsewhere',
};

/** The endpoints of a feature. */
export interface FeatureEndpoints {
  feature: string;
  endpoints: readonly Endpoint[];
}

/** The OpenAPI 3.1 document of the endpoints of all features. */
export function openApiDocument(all: readonly FeatureEndpoints[], publicUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const { feature, endpoints } of all)
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(feature, endpoint) };
    }
  return createDocument({
    openapi: '3.1.0',
    info: { title: site.name, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: `Over https: ${hostSessionCookie}`,
        },
      },
    },
  });
}

function operation(feature: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { path, access, takes, query, missing, conflicts } = endpoint;
  const isPublic = access === 'everyone';
  const isChecked = takes.kind !== 'none' || path.includes(':') || query !== undefined;
  const canConflict = conflicts !== undefined && conflicts.length > 0;
  return {
    operationId: operationName(endpoint),
    summary: operationSummary(endpoint),
    tags: [operationTag(feature, path)],
    ...(isPublic ? {} : { security: [{ bearer: [] }, { session: [] }] }),
    ...(access === 'adminOnly' && { description: 'For admins only.' }),
    requestParams: {
      path: z.object(pathParams(path)),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(takes.kind !== 'none' && { requestBody: { required: true, content: contentOf(endpoint) } }),
    responses: {
      [endpoint.status]: success(endpoint),
      ...(isChecked && { 400: refusal('The fields say what is wrong') }),
      ...(!isPublic && { 401: refusal('Not signed in') }),
      ...(missing && { 404: refusal(messageText(missing, 'en')) }),
      ...(canConflict && { 409: refusal(conflicts.map((said) => messageText(said, 'en')).join('; ')) }),
      ...(takes.kind !== 'none' && { 413: refusal(`Larger than ${takes.limit} bytes`) }),
      ...(takes.kind !== 'none' && { 415: refusal('Sent as another type') }),
      default: refusal('Anything else'),
    },
  };
}

type Content = NonNullable<ZodOpenApiOperationObject['requestBody']>['content'];

/** The schema of a body, by media type. */
function contentOf({ takes, body }: Endpoint): Content {
  const { kind, types } = takes;
  if (kind === 'file')
    return { ...(body ? {} : rawFile(takes)), 'multipart/form-data': multipart(body, types) };
  const schema = body ?? z.string();
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

const bytes = z.string().meta({ format: 'binary' });

const rawFile = ({ types }: Takes): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: bytes }]));

const multipart = (fields: Endpoint['body'], types: readonly string[]) => ({
  schema: fields instanceof z.ZodObject ? fields.extend({ file: bytes }) : z.object({ file: bytes }),
  encoding: { file: { contentType: types.join(', ') } },
});

function success({ status, answers }: Endpoint): ZodOpenApiResponseObject {
  const description = statusTexts[status] ?? 'Done';
  if (status === 204) return { description };
  if (answers.as === 'redirect') return { description, headers: z.object({ Location: z.string() }) };
  if (answers.as === 'page') return { description, content: { 'text/html': {} } };
  if (answers.as === 'picture' || answers.as === 'lasting')
    return { description, content: Object.fromEntries(answers.types.map((type) => [type, {}])) };
  const isFile = answers.as === 'file';
  return {
    description,
    ...(isFile && { headers: z.object({ 'Content-Disposition': z.string() }) }),
    content: { [answers.type]: {} },
  };
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBody } },
});

function pathParams(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return Object.fromEntries(names.map((name) => [name, isIdName(name) ? z.int().positive() : z.string()]));
}
