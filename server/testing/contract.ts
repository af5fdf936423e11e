import type { Endpoint } from '../../shared/http/endpoint';

const stated = import.meta.glob<object>('../../shared/**/endpoints.ts', { eager: true });

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value;

const within = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isEndpoint(value) ? [value] : Object.values(value).flatMap(within);
};

/** Every endpoint defined in `shared`, with its name, for `test.each`. */
export const contract = [...new Set(Object.values(stated).flatMap(within))].map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
