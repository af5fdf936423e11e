import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config';
import { forbidden } from './errors';
import { messages } from '../../../shared/messages';

/** Security headers. `scriptHashes` are the CSP hashes of the page's own inline scripts; any other inline script is stopped. */
export function securityHeaders({ publicUrl }: Config, scriptHashes: readonly string[]): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        // Dialogs lock the page's scrolling with a style element of their own.
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
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    // Set by `sendPage` where it is needed.
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For Internet Explorer, Flash and Acrobat; they only take room in the first round trip of a page.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    // Browsers look up no addresses ahead of a click over HTTPS anyway.
    xDnsPrefetchControl: false,
  });
}

/** No answer of the API, refusals included, is for a cache or a search engine. */
export const unlisted: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  next();
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes with our visitor's cookie: browsers say where a write comes from
 * by `Sec-Fetch-Site`, older ones by `Origin` only. A bearer token cannot be sent by another site, so it needs no check.
 */
export function sameOriginWrites({ publicUrl }: Config): RequestHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const { origin, authorization } = request.headers;
    const harmless = safeMethods.has(request.method) || authorization !== undefined;
    const isOwn = origin === undefined || origin === ownOrigin || origin === servedOrigin(request);
    const crossesSites = request.headers['sec-fetch-site'] === 'cross-site';
    next(harmless || (isOwn && !crossesSites) ? undefined : forbidden(messages['request.refused']));
  };
}

const servedOrigin = (request: Request) => `${request.protocol}://${request.headers.host}`;
