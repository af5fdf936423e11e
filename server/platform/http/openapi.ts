import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint } from '../../../shared/http/endpoint';
import { site } from '../../../shared/site';
import { hostSessionCookie, sessionCookie } from '../sessions';

const errorBody = z
  .object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Error' });

const statusTexts: Record<number, string> = { 200: 'Done', 201: 'Created', 204: 'Done, nothing to tell' };

/** The OpenAPI 3.1 document of an endpoint table. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
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

function operation({ path, access, body, query, status, answers }: Endpoint): ZodOpenApiOperationObject {
  const isPublic = access === 'everyone';
  return {
    ...(isPublic ? {} : { security: [{ bearer: [] }, { session: [] }] }),
    ...(access === 'adminOnly' && { description: 'For admins only.' }),
    requestParams: {
      path: z.object(pathParams(path)),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [status]: {
        description: statusTexts[status] ?? 'Done',
        ...(status !== 204 && { content: { [answers]: {} } }),
      },
      ...(body && { 400: refusal('The fields say what is wrong') }),
      ...(!isPublic && { 401: refusal('Not signed in') }),
      default: refusal('Anything else'),
    },
  };
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBody } },
});

function pathParams(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return Object.fromEntries(
    names.map((name) => [name, /^(id|\w+Id)$/.test(name) ? z.int().positive() : z.string()]),
  );
}
