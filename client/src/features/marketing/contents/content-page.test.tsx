import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '@shared/http/wire';
import {
  type Campaign as Shared,
  marketingCampaignsApi,
} from '@shared/marketing/campaigns/editing/endpoints';
import { marketingContentsApi as api } from '@shared/marketing/contents/endpoints';
import { anyContent, anyEmail, contentsOnServer } from '../testing/contents-on-server';
import { anyCompany } from '../testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { ContentsScreen } from './contents-screen';

type Campaign = Wire<Shared>;

const nothing = () => undefined;

const open = async (search = '?content=11') => {
  const rendered = await renderAt(
    <ContentsScreen company={anyCompany()} onBin={nothing} onEditCompany={nothing} />,
    { path: `/comercia/7/contents${search}`, language: 'es' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Hogaza: problema, correo' });
  return rendered;
};

const mail = async (subject: string) =>
  (await screen.findByTitle(`Correo «${subject}»`)).getAttribute('srcdoc') ?? '';

beforeEach(() => void signedInAs());

describe('an email', () => {
  test('is shown as it arrives: in the inbox, in light and dark, and as text', async () => {
    contentsOnServer();
    const { user } = await open();
    expect(screen.getByRole('img', { name: /En la bandeja de entrada: Panadería Espiga/ })).toBeVisible();
    const subject = '¿Otra vez pan duro a la basura?';
    expect(await mail(subject)).toContain('El pan del lunes no llega al miércoles.');
    await user.click(screen.getByRole('button', { name: 'Oscuro' }));
    expect(await mail(subject)).toContain('.m-sheet{background-color:#172236!important}');
    await user.click(screen.getByRole('tab', { name: 'Solo texto' }));
    expect(screen.getByText(/Reservar mi hogaza:\s+https:\/\/espiga\.example\/hogaza/)).toBeVisible();
  });

  test('runs no script, whatever its words are', async () => {
    const line = (text: string) => ({ text, facts: [] });
    const subject = line('<script>alert(1)</script>');
    contentsOnServer([anyContent({ piece: { type: 'email', content: anyEmail({ subject }) } })]);
    await open();
    const frame = await screen.findByTitle(/^Correo/);
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(frame.getAttribute('srcdoc')).not.toContain('<script');
  });

  test('takes the link that is typed, and says when it is none', async () => {
    contentsOnServer();
    await open();
    const field = screen.getByLabelText('Enlace del texto');
    expect(await screen.findByDisplayValue('https://espiga.example/hogaza')).toBe(field);
    fireEvent.change(field, { target: { value: 'espiga' } });
    expect(screen.getByText('Escribe una dirección completa que empiece por https://')).toBeVisible();
    fireEvent.change(field, { target: { value: 'https://otra.example/' } });
    expect(await mail('¿Otra vez pan duro a la basura?')).toContain('href="https://otra.example/"');
  });

  test('says that the company has no postal address yet, and leads to its form', async () => {
    contentsOnServer();
    await open();
    expect(screen.getByText('La empresa aún no tiene dirección postal')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Añadir la dirección' })).toBeVisible();
  });
});

describe('a content', () => {
  test('shows its versions, and brings one back', async () => {
    const held = contentsOnServer();
    fakeApi.answer(api.restore, () => {
      held.contents = [anyContent({ number: 3 })];
      return { ...anyContent({ number: 3 }), act: 'a-1' };
    });
    const { user } = await open();
    const versions = within(screen.getByRole('region', { name: 'Versiones' }));
    expect(await versions.findByText(/^Con tus respuestas/)).toBeVisible();
    await user.click(versions.getByRole('button', { name: 'Ver la versión 1' }));
    expect(location.search).toBe('?content=11&version=1');
    expect(await screen.findByTitle('Correo «Pan para cuatro días»')).toBeVisible();
    await user.click(versions.getByRole('button', { name: 'Recuperar la versión 1' }));
    expect(await screen.findByText('Versión recuperada')).toBeVisible();
    expect(location.search).toBe('?content=11');
  });

  test('that stands alone is edited with counters by the limits', async () => {
    contentsOnServer();
    fakeApi.answer(api.update, ({ body }) => ({ ...anyContent(body as object), act: 'a-1' }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar contenido' }));
    const subject = dialog.getByLabelText('Asunto');
    expect(subject).toHaveAccessibleDescription('31 de 60 caracteres');
    fireEvent.change(subject, { target: { value: 'a'.repeat(64) } });
    expect(subject).toHaveAccessibleDescription('64 de 60 caracteres · sobran 4');
    fireEvent.change(subject, { target: { value: 'Pan tierno' } });
    fireEvent.change(dialog.getByLabelText('Deseo'), {
      target: { value: 'Aguanta tierna cuatro días.\n\nSon 900 g.\n' },
    });
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Contenido guardado')).toBeVisible();
    const sent = fakeApi.callsTo(api.update)[0]?.body as ReturnType<typeof anyContent>;
    expect(sent).toMatchObject({ version: 3, piece: { content: { subject: { text: 'Pan tierno' } } } });
    expect(sent).not.toHaveProperty('name');
    const { blocks } = sent.piece.content as ReturnType<typeof anyEmail>;
    expect(blocks[2]?.lines.map(({ text }) => text)).toEqual(['Aguanta tierna cuatro días.', 'Son 900 g.']);
  });

  test('keeps what was typed when somebody else has saved meanwhile', async () => {
    contentsOnServer();
    const theirs = anyContent({
      version: 4,
      piece: { type: 'email', content: anyEmail({ preheader: { text: 'Otra', facts: [] } }) },
    });
    fakeApi.refuse(api.update, 409, { message: 'Ha cambiado', current: theirs });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar contenido' }));
    fireEvent.change(dialog.getByLabelText('Asunto'), { target: { value: 'Pan tierno' } });
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Mientras tanto alguien ha guardado otra versión')).toBeVisible();
    expect(dialog.getByLabelText('Asunto')).toHaveValue('Pan tierno');
    fakeApi.answer(api.update, ({ body }) => ({ ...theirs, ...(body as object), act: 'a-1' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Contenido guardado')).toBeVisible();
    expect(fakeApi.callsTo(api.update).at(-1)?.body).toMatchObject({ version: 4 });
  });

  test('of a campaign is changed there, and not here', async () => {
    contentsOnServer([anyContent({ campaignId: 5 })]);
    fakeApi.answer(marketingCampaignsApi.read, {
      id: 5,
      marketingCompanyId: 7,
      productId: 3,
      setId: 2,
      type: 'email',
      angle: 'pain',
    } as Campaign);
    await open();
    await expect
      .poll(() => screen.getByRole('link', { name: 'Ir a la campaña' }).getAttribute('href'))
      .toBe('/comercia/7/campaigns?product=3&set=2&type=email&angle=pain');
    expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
  });
});
