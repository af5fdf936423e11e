import type { Route } from './route';

/** A route of a feature whose writes may change who a caller is: this instance's cache of callers is cleared after them. */
export const forgettingCallers = ({ answer, ...route }: Route, forgetCallers: () => void): Route => ({
  ...route,
  async answer(request, caller) {
    try {
      return await answer(request, caller);
    } finally {
      if (route.endpoint.method !== 'GET') forgetCallers();
    }
  },
});
