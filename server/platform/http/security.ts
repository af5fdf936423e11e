import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { Endpoint } from '../../../shared/http/endpoint';
import { messages } from '../../../shared/messages';
import type { Config } from '../config';
import { forbidden } from './errors';

/**
 * Sets the security headers. `scriptHashes` are the CSP hashes of the page's inline scripts; browsers block any other
 * inline script. A response of the API may load nothing at all.
 */
export function securityHeaders({ publicUrl }: Config, scriptHashes: readonly string[]): RequestHandler {
  const https = publicUrl.startsWith('https:');
  const ofPages = headersWith(https, {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // Dialogs lock the page's scrolling with an inline style element.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(https && { upgradeInsecureRequests: [] }),
  });
  const ofApi = headersWith(https, { defaultSrc: ["'none'"], frameAncestors: ["'none'"] });
  return (request, response, next) =>
    (request.url.startsWith('/api/') ? ofApi : ofPages)(request, response, next);
}

function headersWith(https: boolean, directives: Record<string, string[]>) {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    // `sendPage` sets it where it is needed.
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only for Internet Explorer, Flash and Acrobat; it would use space in a page's first round trip.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    // Over HTTPS browsers do not prefetch DNS anyway.
    xDnsPrefetchControl: false,
  });
}

/** Prevents caching and indexing of every API response, errors included. */
export const unlisted: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  next();
};

/**
 * Sets the headers that allow other sites to call an endpoint by script or to show it in a frame, if it declares so.
 */
export const openedTo =
  ({ cors, frame }: Pick<Endpoint, 'cors' | 'frame'>): RequestHandler =>
  (_request, response, next) => {
    if (cors) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    }
    if (frame) {
      response.removeHeader('X-Frame-Options');
      const policy = String(response.getHeader('Content-Security-Policy') ?? '');
      response.setHeader(
        'Content-Security-Policy',
        policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
      );
    }
    next();
  };

/** Answers a CORS preflight request. */
export const answerPreflight: RequestHandler = (_request, response) => {
  response
    .set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '86400',
    })
    .status(204)
    .end();
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that a page of another site sends with a visitor's cookie (CSRF). Browsers state the origin in
 * `Sec-Fetch-Site`, older ones only in `Origin`. Requests with a bearer token are not checked, because another site
 * cannot send one; nor are endpoints with CORS, because they ignore cookies.
 */
export function sameOriginWrites({ publicUrl }: Config, endpoints: readonly Endpoint[]): RequestHandler {
  const opened = endpoints.filter(({ cors }) => cors).map(({ path }) => patternOf(path));
  const ownOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const { origin, authorization } = request.headers;
    const harmless =
      safeMethods.has(request.method) ||
      authorization !== undefined ||
      opened.some((pattern) => pattern.test(request.path));
    const isOwn = origin === undefined || origin === ownOrigin || origin === servedOrigin(request);
    const crossesSites = request.headers['sec-fetch-site'] === 'cross-site';
    next(harmless || (isOwn && !crossesSites) ? undefined : forbidden(messages['request.refused']));
  };
}

/** A path of an endpoint as a regular expression; other paths stay protected. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const servedOrigin = (request: Request) => `${request.protocol}://${request.headers.host}`;
