import type { ErrorRequestHandler, Express } from 'express';
import { defaultLanguage } from '../../../shared/languages';
import { languageOf } from './call';
import { refuse } from './errors';
import { type Gate, handlersOf, type Route } from './route';
import { answerPreflight } from './security';

/**
 * Adds routes to an app. A request that is refused before its route's handler runs also gets that route's refusal
 * page, if it has one.
 */
export function mount(app: Express, routes: readonly Route[], gate: Gate): void {
  for (const route of routes) {
    const { method, path } = route.endpoint;
    app[method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](path, ...handlersOf(route, gate));
    if (route.endpoint.cors) app.options(path, answerPreflight);
    if (route.refusalPage) app.use(path, refusalsAsPage(route, route.refusalPage));
  }
}

const refusalsAsPage =
  ({ endpoint }: Route, page: NonNullable<Route['refusalPage']>): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (request.method !== endpoint.method || request.path !== '/') return next(error);
    const language = languageOf(endpoint, request) ?? defaultLanguage;
    const refusal = refuse(error, language, response);
    if (refusal) response.type('html').send(page(refusal, language));
  };
