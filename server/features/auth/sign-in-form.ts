import express, { type RequestHandler } from 'express';
import { credentials } from '../../../shared/auth/schemas';
import { AppError } from '../../platform/http/errors';
import { type CheckDeps, signIn } from './check-credentials';
import { startSession } from './sign-in';

interface Deps extends CheckDeps {
  now: () => Date;
}

/** A sign-in form sent before its script was there: signs in by cookie and leads back to the page, which leads on, or says `failed`. */
export const signInForm = (deps: Deps): RequestHandler[] => [
  express.urlencoded({ extended: false, limit: '10kb' }),
  async (request, response) => {
    const form = credentials.safeParse(request.body);
    const back = new URL(request.originalUrl, 'http://own.invalid');
    try {
      if (!form.success) throw new AppError(400, 'request.invalid');
      await startSession(deps.db, request, await signIn(deps, form.data, request), deps.now());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      back.searchParams.set('failed', '1');
    }
    response.redirect(303, back.pathname + back.search);
  },
];
