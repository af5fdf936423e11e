import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { marketingSetsApi } from '@shared/marketing/campaigns/sets/endpoints';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyFinding,
  anySet,
  campaignsOnServer,
  nineCampaigns,
  readyLoaf,
} from '../testing/campaigns-on-server';
import { anyAnalysis, anyCompany } from '../testing/marketing-on-server';
import { CampaignsScreen } from './campaigns-screen';

afterEach(() => vi.unstubAllGlobals());

const open = (search = '?product=3') =>
  renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: `/comercia/7/campaigns${search}`,
    language: 'es',
  });

const asReady = () =>
  fakeApi.answer(marketingProductsApi.analysis, anyAnalysis({ isReady: true, lacks: [] }));

const contradiction = { facts: 'f3:f7', one: '30 minutos', other: 'una hora' };

const advice = anyFinding({
  code: 'length.body',
  at: 'blocks',
  words: null,
  severity: 'warning',
  fact: null,
  text: 'Escribe un correo de 60 a 180 palabras.',
});

const without = ({ campaigns: _campaigns, ...set }: ReturnType<typeof anySet>) => set;

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 40rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('on a phone one list has the types and networks, and the menu of the set approves it', async () => {
  onPhone();
  campaignsOnServer();
  const { user } = await open();
  const type = await screen.findByRole('combobox', { name: 'Tipo de campaña' });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(type).toHaveDisplayValue(/^Correo/);
  await user.selectOptions(type, screen.getByRole('option', { name: 'Bluesky' }));
  expect(type).toHaveDisplayValue('Bluesky');
  expect(location.search).toContain('type=social');
  expect(location.search).toContain('network=bluesky');
  await user.click(screen.getByRole('button', { name: 'Más acciones del conjunto' }));
  expect(screen.getByRole('menuitem', { name: /^Aprobar los 9 borradores \(correo, redes/ })).toBeVisible();
});

test('on a phone the list counts what is not approved of each type, and each angle with a draft is marked', async () => {
  onPhone();
  const done = { status: 'approved', approvedVersion: 1 } as const;
  const campaigns = nineCampaigns().map((one, at) => (at % 6 === 0 ? one : { ...one, ...done }));
  campaignsOnServer([anySet({ campaigns })]);
  await open();
  // What is shown marks its own drafts.
  expect(await screen.findByRole('option', { name: 'Correo', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Página · 1 borrador' })).toBeInTheDocument();
  const marks = screen.getAllByTitle('Borrador').map((mark) => mark.closest('button')?.textContent);
  expect(marks).toEqual(['Problema']);
});

test.each([
  ['wide', 1],
  ['phone', 3],
])(
  'says how a text is changed: once above the columns, on a phone with each piece (%s)',
  async (width, count) => {
    if (width === 'phone') onPhone();
    campaignsOnServer();
    await open();
    expect(await screen.findAllByText('Pulsa una frase para cambiarla.')).toHaveLength(count);
  },
);

test('does not say how a text is changed where all have ended', async () => {
  campaignsOnServer([anySet({ campaigns: nineCampaigns().map((one) => ({ ...one, status: 'finished' })) })]);
  await open();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText('Pulsa una frase para cambiarla.')).not.toBeInTheDocument();
});

describe('a product without campaigns', () => {
  test('has three written, and they are followed until they are there', async () => {
    const held = campaignsOnServer([]);
    asReady();
    fakeApi.answer(marketingSetsApi.create, () => {
      held.sets = [anySet({ status: 'writing', done: 2, campaigns: nineCampaigns().slice(0, 2) })];
      return { sets: held.sets.map(without), lacking: null };
    });
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Objetivo'), 'pedir presupuesto');
    await user.click(screen.getByRole('button', { name: 'Escribir tres campañas' }));
    expect(await screen.findByText('2 de 9 piezas escritas')).toBeVisible();
    expect(fakeApi.callsTo(marketingSetsApi.create)[0]?.body).toEqual({
      productId: 3,
      goal: 'quote',
      audience: 'B2C',
      language: 'es',
    });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    held.sets = [anySet()];
    expect(
      await screen.findByRole('button', { name: /^Aprobar los 9 borradores \(correo, redes/ }),
    ).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    // The button counts those of all types, so each tab says how many of them are its own.
    for (const tab of screen.getAllByRole('tab')) expect(tab).toHaveTextContent(/3 borradores$/);
  });

  test('invites readers to what its brief asks of them, unless something else is chosen', async () => {
    campaignsOnServer([]);
    asReady();
    const goal = { goal: 'book', place: 'por teléfono' } as const;
    fakeApi.answer(marketingProductsApi.read, { ...readyLoaf(), goal });
    fakeApi.answer(marketingSetsApi.create, { sets: [without(anySet())], lacking: null });
    const { user } = await open();
    expect(await screen.findByLabelText('Objetivo')).toHaveDisplayValue('reservar');
    await user.click(screen.getByRole('button', { name: 'Escribir tres campañas' }));
    await expect
      .poll(() => fakeApi.callsTo(marketingSetsApi.create)[0]?.body)
      .toMatchObject({ productId: 3, goal: 'book' });
  });

  test('and without enough facts is asked for them, with the way to the answers', async () => {
    campaignsOnServer([]);
    fakeApi.answer(
      marketingProductsApi.analysis,
      anyAnalysis({ isReady: false, lacks: ['thing'], contradictions: [contradiction] }),
    );
    await open();
    const answer = await screen.findByRole('link', { name: 'Responder a las preguntas' });
    expect(answer).toHaveAttribute('href', '/comercia/7/product?product=3');
    expect(screen.getByText('Di cómo lo llamas en una frase')).toBeVisible();
    expect(screen.getByText('¿Cuál vale: «30 minutos» o «una hora»?')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Escribir tres campañas' })).not.toBeInTheDocument();
  });

  test('that the server finds lacking says so, too', async () => {
    campaignsOnServer([]);
    asReady();
    fakeApi.answer(marketingSetsApi.create, {
      sets: [],
      lacking: { lacks: ['price'], contradictions: [], helpsMost: 'price' },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Escribir tres campañas' }));
    expect(await screen.findByText('Di el precio, o que se da a petición')).toBeVisible();
  });
});

describe('a set', () => {
  test('that is cancelled keeps what is finished, and can be written again', async () => {
    const held = campaignsOnServer([
      anySet({ status: 'writing', done: 1, campaigns: nineCampaigns().slice(0, 1) }),
    ]);
    fakeApi.answer(marketingSetsApi.cancel, () => {
      held.sets = held.sets.map((set) => ({ ...set, status: 'cancelled' as const }));
      return without(held.sets[0] ?? anySet());
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Dejar de escribir' }));
    expect(await screen.findByText('Se ha parado: aquí tienes 1 de 9 piezas')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Problema' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Volver a escribir el conjunto' })).toBeEnabled();
  });

  test('that failed tells why, with the way to the product', async () => {
    const notices = ['El nombre del producto es demasiado largo.'];
    campaignsOnServer([anySet({ status: 'failed', done: 0, notices, campaigns: [] })]);
    await open();
    expect(await screen.findByText('El nombre del producto es demasiado largo.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el producto' })).toHaveAttribute(
      'href',
      '/comercia/7/product?product=3',
    );
  });

  test('shows its types by the address, and posts by their network', async () => {
    campaignsOnServer();
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Redes sociales' }));
    const post = within(screen.getByRole('article', { name: 'Problema' }));
    expect(post.getByText(/de 280 en X, con enlace y etiquetas/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Instagram' }));
    expect(post.getByText(/Instagram no admite enlaces/)).toBeVisible();
    expect(location.search).toBe('?product=3&type=social&network=instagram');
    await user.click(screen.getByRole('tab', { name: 'Página de destino' }));
    expect(
      within(screen.getByRole('article', { name: 'Hechos' })).getByText('¿Cuánto aguanta?'),
    ).toBeVisible();
  });

  test('is approved in one go; what is refused is counted, and leads to its sentences', async () => {
    campaignsOnServer([anySet({ notices: ['2 de 9 piezas escritas con plantilla'] })], [anyFinding()]);
    fakeApi.answer(marketingSetsApi.approve, {
      act: 'a-9',
      count: 8,
      refused: [{ id: 21, findings: [anyFinding(), advice] }],
    });
    const { user } = await open();
    expect(await screen.findByText('2 de 9 piezas escritas con plantilla')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Aprobar los 9 borradores \(correo, redes/ }));
    expect(await screen.findByText('8 piezas aprobadas')).toBeVisible();
    const refused = within(screen.getByRole('article', { name: 'Resultado' }));
    expect(refused.getByText('Queda una cosa por corregir antes de aprobar')).toBeVisible();
    expect(refused.getByText(anyFinding().text)).toBeVisible();
    expect(refused.getByText('Una cosa se puede mejorar; puedes aprobarla tal cual')).toBeVisible();
    expect(refused.getByText(advice.text)).toBeVisible();
    await user.click(refused.getByRole('button', { name: 'Editar «¿Otra vez pan duro?»' }));
    expect(await refused.findByRole('textbox', { name: 'Asunto' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Correo 1 pieza te espera' })).toBeVisible();
  });

  test('that cannot be loaded can be asked for again', async () => {
    const held = campaignsOnServer();
    fakeApi.refuse(marketingSetsApi.read, 500, { message: 'Fuera de servicio' });
    const { user } = await open();
    expect(await screen.findByText('Fuera de servicio')).toBeVisible();
    fakeApi.answer(marketingSetsApi.read, () => held.sets[0] ?? anySet());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('article', { name: 'Problema' })).toBeVisible();
  });
});

test('a piece is approved by itself, and its text copied', async () => {
  campaignsOnServer();
  const { user } = await open();
  const piece = within(await screen.findByRole('article', { name: 'Problema' }));
  await user.click(piece.getByRole('button', { name: 'Aprobar' }));
  expect(await piece.findByText('Aprobada')).toBeVisible();
  expect(fakeApi.callsTo(marketingCampaignsApi.approve)[0]?.body).toEqual({ version: 1 });
  await user.click(piece.getByRole('button', { name: 'Más acciones: Problema' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copiar el texto' }));
  expect(await navigator.clipboard.readText()).toContain('Aguanta tierna cuatro días.\n\nResérvala hoy.');
});
