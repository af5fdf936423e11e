import { signInForms } from '../../../../shared/auth/endpoints';
import { credentials } from '../../../../shared/auth/schemas';
import { AppError } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { type CheckDeps, signIn } from './check-credentials';
import { askFactor } from './second-step';
import { startSession } from './sign-in';
import { messages } from '../../../../shared/messages';

interface Deps extends CheckDeps {
  now: () => Date;
}

type SignInForm = (typeof signInForms)[keyof typeof signInForms];

export const signInFormRoutes = (deps: Deps) =>
  Object.values(signInForms).map((endpoint: SignInForm) =>
    route(endpoint, async ({ body, query, address, session, header }) => {
      const form = credentials.safeParse(body);
      try {
        if (!form.success) throw new AppError(400, messages['request.invalid']);
        const user = await signIn(deps, form.data, address);
        const asked = await askFactor(deps.db, user, deps.now());
        if (asked) return addressWith(endpoint.path, { ...query, second: asked.factor.ticket });
        await startSession(deps.db, { session, address, header }, user, deps.now());
        return addressWith(endpoint.path, query);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return addressWith(endpoint.path, { ...query, failed: '1' });
      }
    }),
  );

function addressWith(path: string, query: Record<string, string | string[]>): string {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
