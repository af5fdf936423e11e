import { TOTP } from 'otpauth';
import { auth } from '../../../../../shared/auth/endpoints';
import { factors } from '../../../../../shared/auth/factors/endpoints';
import { testApp } from '../../../../testing/app';
import { builtPassword } from '../../../../testing/builders';

export const begin = new Date('2026-03-02T11:00:00Z');
export const origin = 'http://localhost:5000';

/** A person who can add factors, on a clock that the test moves. */
export async function secured() {
  const clock = { now: begin };
  const app = await testApp({ now: () => clock.now, config: { publicUrl: origin } });
  const person = await app.build.user();
  const until = new Date(begin.getTime() + 400 * 86_400_000);
  const call = await app.as(person, until, { provenAt: begin });
  const wait = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now.getTime() });
  /** Sets up the codes of an app; resolves to its secret and the recovery codes. */
  const setUpApp = async () => {
    const { secret, ticket } = (await call(factors.setUpApp)).body;
    const made = await call(factors.addApp, { body: { ticket, code: codeOf(secret) } });
    return { secret: secret as string, status: made.status, codes: made.body.recoveryCodes as string[] };
  };
  const signIn = () =>
    app.anonymous(auth.login, { body: { username: person.username, password: builtPassword } });
  /** The ticket of a sign-in whose password was right. */
  const ticketOf = async () => (await signIn()).body.factor.ticket as string;
  return { ...app, clock, wait, person, call, until, codeOf, setUpApp, signIn, ticketOf };
}
