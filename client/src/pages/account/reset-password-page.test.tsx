import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ResetPasswordPage } from './reset-password-page';

const openReset = (path: string) =>
  renderAt(
    <Route path="/auth/reset">
      <ResetPasswordPage />
    </Route>,
    { path, language: 'es' },
  );

describe('asking for a new password', () => {
  const message = 'Si hay una cuenta con ese correo, te hemos enviado un enlace.';

  it('shows the answer, which is the same for every address', async () => {
    fakeApi.answer(auth.requestReset, { message });
    const { user } = await openReset('/auth/reset');
    await user.type(screen.getByLabelText('Correo electrónico'), 'marta@example.com{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(fakeApi.callsTo(auth.requestReset)[0]?.body).toEqual({ email: 'marta@example.com' });
    await user.click(screen.getByRole('button', { name: 'Usar otro correo' }));
    expect(screen.getByLabelText('Correo electrónico')).toBeVisible();
  });

  it('asks for a valid address', async () => {
    const { user } = await openReset('/auth/reset');
    await user.type(screen.getByLabelText('Correo electrónico'), 'marta{Enter}');
    expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      'Debe ser un correo electrónico válido',
    );
  });

  it('says when to try again after too many requests', async () => {
    fakeApi.refuse(auth.requestReset, 429, { message: 'Vuelve a intentarlo en 40 minutos.' });
    const { user } = await openReset('/auth/reset');
    await user.type(screen.getByLabelText('Correo electrónico'), 'marta@example.com{Enter}');
    expect(await screen.findByText('Vuelve a intentarlo en 40 minutos.')).toBeVisible();
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('marta@example.com');
  });
});

describe('setting a new password by a mailed link', () => {
  async function choose(password: string, again = password) {
    const { user } = await openReset('/auth/reset?token=a-secret-link');
    await user.type(screen.getByLabelText('Contraseña nueva'), password);
    await user.type(screen.getByLabelText('Confirmar contraseña'), again);
    await user.click(screen.getByRole('button', { name: 'Guardar la contraseña nueva' }));
    return user;
  }

  it('leads to signing in and says so', async () => {
    fakeApi.answer(auth.resetPassword, null);
    await choose('otra-clave');
    expect(await screen.findByText('Inicia sesión con tu contraseña nueva.')).toBeVisible();
    expect(location.pathname + location.search).toBe('/auth');
    expect(fakeApi.callsTo(auth.resetPassword)[0]?.body).toEqual({
      token: 'a-secret-link',
      password: 'otra-clave',
    });
  });

  it('says how strong the password is', async () => {
    await choose('letmein', 'otra-cosa');
    expect(await screen.findByText('Demasiado común: no se aceptará')).toBeVisible();
  });

  it('asks for the same password twice', async () => {
    await choose('otra-clave', 'otra-cosa');
    expect(screen.getByLabelText('Confirmar contraseña')).toHaveAccessibleDescription(
      'Las contraseñas no coinciden',
    );
  });

  it('says that a link no longer works and leads to a new one', async () => {
    fakeApi.refuse(auth.resetPassword, 400, { message: 'Este enlace ya no es válido. Solicita uno nuevo.' });
    const user = await choose('otra-clave');
    expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace ya no es válido.');
    await user.click(screen.getByRole('link', { name: 'Pedir un enlace nuevo' }));
    expect(screen.getByLabelText('Correo electrónico')).toBeVisible();
  });
});
