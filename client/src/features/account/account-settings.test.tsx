import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { account, auth } from '@shared/auth/endpoints';
import { useSession } from '@/lib/session/use-session';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs } from '@/testing/signed-in';
import { AccountSettings } from './account-settings';
import { PasswordForm } from './password-form';
import { SessionsEnd } from './sessions-end';

function OwnSettings() {
  const { user } = useSession();
  return (
    user && (
      <>
        <AccountSettings user={user} />
        <PasswordForm user={user} />
        <SessionsEnd signInAt="/leadmanager" />
      </>
    )
  );
}

async function openSettings({ isDemo = false } = {}) {
  const marta = signedInAs();
  const session = sessionOf(marta);
  fakeApi.answer(auth.user, { ...session, accounts: session.accounts.map((each) => ({ ...each, isDemo })) });
  const rendered = await renderAt(
    <Route path="/settings">
      <OwnSettings />
    </Route>,
    { path: '/settings', language: 'es' },
  );
  await screen.findByRole('heading', { name: 'Perfil' });
  return { ...rendered, marta };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the profile', () => {
  it('shows the username and the email', async () => {
    await openSettings();
    expect(section('Perfil').getByText('marta')).toBeVisible();
    expect(section('Perfil').getByLabelText('Correo electrónico')).toHaveValue('marta@example.com');
  });

  it('is only read in the demo, which nobody deletes either', async () => {
    await openSettings({ isDemo: true });
    expect(section('Perfil').getByText('marta@example.com')).toBeVisible();
    expect(screen.getByText(/^Esta cuenta de demostración es compartida/)).toBeVisible();
    expect(screen.getByLabelText('Tema')).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Guardar cambios|Eliminar mi cuenta/ })).toBeNull();
  });

  const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
  const password = () => section('Perfil').queryByLabelText('Contraseña actual');

  it('saves the name without a password', async () => {
    const { user, marta } = await openSettings();
    fakeApi.answer(account.update, ({ body: { name } }) => ({ user: { ...marta, name } }));
    await user.type(section('Perfil').getByLabelText('Nombre completo'), ' Ruiz');
    expect(password()).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    expect(fakeApi.callsTo(account.update)[0]?.body).toEqual({ name: 'Marta Ruiz', email: marta.email });
  });

  it('asks for the password once the email differs, and saves and shows it at once', async () => {
    const { user, marta } = await openSettings();
    fakeApi.answer(account.update, ({ body: { email } }) => ({ user: { ...marta, email } }));
    const email = section('Perfil').getByLabelText('Correo electrónico');
    await user.clear(email);
    await user.type(email, 'ruiz@example.com');
    expect(password()).toHaveAccessibleDescription(/Avisaremos a la dirección anterior/);
    await user.click(save());
    expect(password()).toHaveAccessibleDescription(/La contraseña es requerida/);
    expect(fakeApi.callsTo(account.update)).toEqual([]);
    await user.type(password() as HTMLElement, 'secreto{Enter}');
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    await waitFor(() => expect(password()).not.toBeInTheDocument());
    expect(fakeApi.callsTo(account.update)[0]?.body).toEqual({
      name: 'Marta',
      email: 'ruiz@example.com',
      currentPassword: 'secreto',
    });
    await user.type(email, '.es');
    expect(password()).toHaveValue('');
  });

  it('puts a refusal beside its field and keeps what was typed', async () => {
    const { user } = await openSettings();
    const message = 'Esa no es tu contraseña actual';
    fakeApi.refuse(account.update, 400, { message, fields: { currentPassword: message } });
    const email = section('Perfil').getByLabelText('Correo electrónico');
    await user.clear(email);
    await user.type(email, 'otra@example.com');
    await user.type(password() as HTMLElement, 'equivocada{Enter}');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(message)));
    expect(email).toHaveValue('otra@example.com');
    expect(password()).toHaveValue('equivocada');
  });
});

describe('language and theme', () => {
  it('change the page and are remembered', async () => {
    const { user } = await openSettings();
    await user.selectOptions(screen.getByLabelText('Tema'), 'Oscuro');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.selectOptions(screen.getByLabelText('Idioma de los portales'), 'English');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(localStorage.getItem('language')).toBe('en');
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});

describe('changing the password', () => {
  async function change(again: string) {
    const { user } = await openSettings();
    await user.type(screen.getByLabelText('Contraseña actual'), 'la-vieja');
    await user.type(screen.getByLabelText('Contraseña nueva'), 'la-nueva');
    await user.type(screen.getByLabelText('Confirmar la contraseña nueva'), again);
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  }

  it('sends it, says so and empties the form', async () => {
    fakeApi.answer(account.changePassword, null);
    await change('la-nueva');
    expect(await screen.findByText('Se han cerrado las demás sesiones.')).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
    expect(fakeApi.callsTo(account.changePassword)[0]?.body).toEqual({
      currentPassword: 'la-vieja',
      password: 'la-nueva',
    });
  });

  it('asks for the same password twice', async () => {
    await change('la-otra');
    expect(screen.getByLabelText('Confirmar la contraseña nueva')).toHaveAccessibleDescription(
      'Las contraseñas no coinciden',
    );
    expect(fakeApi.callsTo(account.changePassword)).toEqual([]);
  });

  it('says how strong the new one is, and knows whose it is', async () => {
    const { user } = await openSettings();
    await user.type(screen.getByLabelText('Contraseña nueva'), 'marta@example.com');
    expect(await screen.findByText('Igual que tu usuario o tu correo')).toBeVisible();
  });

  it('says beside its field that the current one is wrong', async () => {
    const message = 'Esa no es tu contraseña actual';
    fakeApi.refuse(account.changePassword, 400, {
      message: 'Revisa los campos marcados',
      fields: { currentPassword: message },
    });
    await change('la-nueva');
    expect(await screen.findByText('No se ha cambiado la contraseña')).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('la-nueva');
  });
});

describe('leaving', () => {
  it('signs out everywhere once that is confirmed', async () => {
    localStorage.setItem('auth_token', 'a-token');
    const { user } = await openSettings();
    fakeApi.answer(account.signOutEverywhere, null);
    await user.click(screen.getByRole('button', { name: 'Cerrar todas las sesiones' }));
    expect(fakeApi.callsTo(account.signOutEverywhere)).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: '¿Cerrar todas las sesiones?' }));
    await user.click(dialog.getByRole('button', { name: 'Cerrar todas las sesiones' }));
    expect(await screen.findByText('Se han cerrado todas las sesiones de tu cuenta.')).toBeVisible();
    expect(location.pathname).toBe('/leadmanager');
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('deletes the account only when its username and password are typed', async () => {
    const { user } = await openSettings();
    fakeApi.answer(account.remove, null);
    await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Eliminar tu cuenta?' }));
    expect(dialog.getByText(/en cada cuenta de la que nadie más sea miembro/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Eliminar para siempre' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('Escribe «marta» para confirmar'), 'marta');
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('Contraseña actual'), 'secreto');
    await user.click(confirm);
    expect(await screen.findByText('Cuenta eliminada')).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(fakeApi.callsTo(account.remove)[0]?.body).toEqual({
      username: 'marta',
      currentPassword: 'secreto',
    });
  });

  it('stays when the account could not be deleted', async () => {
    const { user } = await openSettings();
    const message = 'Esa no es tu contraseña actual';
    fakeApi.refuse(account.remove, 400, { message, fields: { currentPassword: message } });
    await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Escribe «marta» para confirmar'), 'marta');
    await user.type(dialog.getByLabelText('Contraseña actual'), 'equivocada{Enter}');
    expect(await screen.findByText('No se ha eliminado la cuenta')).toBeVisible();
    expect(location.pathname).toBe('/settings');
    expect(dialog.getByLabelText('Escribe «marta» para confirmar')).toHaveValue('marta');
    expect(dialog.getByLabelText('Contraseña actual')).toHaveValue('equivocada');
    expect(dialog.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(message);
  });
});

describe('all my data', () => {
  it('comes as one JSON file', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:data';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user, marta } = await openSettings();
    fakeApi.answer(account.data, { user: marta, companies: [{ name: 'Panadería Ruiz' }] });
    await user.click(screen.getByRole('button', { name: 'Descargar todos mis datos' }));
    await waitFor(() => expect(names).toEqual(['quorumia-data.json']));
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
      user: marta,
      companies: [{ name: 'Panadería Ruiz' }],
    });
  });
});
