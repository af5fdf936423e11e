import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { briefOnServer } from '../../testing/brief-on-server';
import { anyCompany, anyFact } from '../../testing/marketing-on-server';
import { ProductPanel } from '../product-panel';

const added = () => fakeApi.callsTo(marketingProductsApi.addFact).map(({ body }) => body);
const changed = () => fakeApi.callsTo(marketingProductsApi.changeFact).map(({ body }) => body);

async function open(company = anyCompany(), language: 'en' | 'es' = 'es') {
  const { user } = await renderAt(<ProductPanel id={3} company={company} />, {
    path: '/comercia/7/product?product=3',
    language,
  });
  await screen.findByRole('textbox', { name: /¿Cómo lo llamas|What do you call it/ });
  return user;
}
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('the six questions', () => {
  test('are answered in full, or by half while one more answer would bring points', async () => {
    briefOnServer({ facts: [anyFact({ id: 'v1', place: 'voice' }), anyFact({ id: 'w1', place: 'who' })] });
    await open();
    const voice = within(screen.getByRole('region', { name: /te dicen tus clientes/ }));
    expect(voice.getByText('respondida; con más detalle ayudaría más')).toBeInTheDocument();
    expect(voice.queryByText('respondida')).not.toBeInTheDocument();
    const audience = within(screen.getByRole('region', { name: /Para quién es/ }));
    expect(audience.getByText('respondida')).toBeInTheDocument();
  });

  test('each show their answer as the sentence that will be read, and save it by themselves', async () => {
    briefOnServer();
    const user = await open();
    await user.click(
      within(screen.getByRole('region', { name: /lo llamas/ })).getByRole('radio', { name: 'la' }),
    );
    await user.type(field('¿Cómo lo llamas en una frase?'), 'hogaza de masa madre{Enter}');
    expect(await screen.findByText('Te hablamos de la hogaza de masa madre.')).toBeVisible();
    await expect
      .poll(() => added()[0])
      .toMatchObject({
        place: 'thing',
        text: 'hogaza de masa madre',
        version: 4,
        form: { article: 'la', number: 'singular', gender: 'f' },
      });
    expect(await screen.findByText('La hogaza de masa madre es')).toBeVisible();

    // An article that is typed is the one that is chosen.
    await user.type(field('¿Qué es?'), 'un pan de verdad');
    const kind = within(screen.getByRole('region', { name: /Qué es/ }));
    expect(kind.getByRole('radio', { name: 'un' })).toBeChecked();
    expect(field('¿Qué es?')).toHaveValue('pan de verdad');
    expect(screen.getByText('La hogaza de masa madre es un pan de verdad.')).toBeVisible();

    await user.type(field('¿Para quién es?'), 'quiere pan de toda la vida{Enter}');
    expect(screen.getByText('Es para quien quiere pan de toda la vida.')).toBeVisible();

    await user.type(field('¿Qué te dicen tus clientes?'), 'nunca llego a tiempo');
    await user.click(screen.getByRole('checkbox', { name: 'Lo dicen varios clientes' }));
    expect(screen.getByText('Los clientes nos dicen: «Nunca llego a tiempo».')).toBeVisible();

    await user.type(field('¿Qué se consigue con ello?'), 'desayunar bien toda la semana');
    expect(screen.getByText('Así podrás desayunar bien toda la semana.')).toBeVisible();

    await user.type(field('¿Qué incluye?'), 'una bolsa de papel{Enter}');
    await user.type(field('¿Qué incluye? (2)'), 'envío{Enter}');
    expect(screen.getByText('Incluye: una bolsa de papel y envío.')).toBeVisible();

    await expect
      .poll(() => added().map((body) => (body as { place: string }).place))
      .toEqual(['thing', 'kind', 'who', 'voice', 'result', 'includes', 'includes']);
    // Each goes with the version that the one before it left; its own chips change it once more.
    const versions = added().map((body) => (body as { version: number }).version);
    expect(versions).toEqual(versions.toSorted((left, right) => left - right));
    expect(new Set(versions).size).toBe(versions.length);
  });

  test('speak as the company does: usted, its own customers, one person', async () => {
    briefOnServer({ facts: [anyFact()] });
    const user = await open(
      anyCompany({ formality: 'formal', customersCalled: 'las familias', speaker: 'I' }),
    );
    await user.type(field('¿Qué te dicen tus clientes?'), 'no sabemos por dónde empezar');
    await user.click(screen.getByRole('checkbox', { name: 'Lo dicen varios clientes' }));
    expect(screen.getByText('Las familias me dicen: «No sabemos por dónde empezar».')).toBeVisible();
    await user.type(field('¿Qué se consigue con ello?'), 'despedirse sin papeleo');
    expect(screen.getByText('Así podrá despedirse sin papeleo.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Lo hacemos nosotros' }));
    expect(screen.getByText('Conmigo podrá despedirse sin papeleo.')).toBeVisible();
  });

  test('are asked in the language of the product, whatever that of the screen', async () => {
    briefOnServer({ language: 'en' });
    const user = await open(anyCompany(), 'es');
    await user.type(field('¿Para quién es?'), 'want good bread');
    expect(screen.getByText('It is for people who want good bread.')).toBeVisible();
    expect(field('¿Para quién es?')).toHaveAttribute('lang', 'en');
    expect(field('¿Para quién es?')).toHaveAccessibleDescription(/It is for people who/);
  });
});

describe('an answer', () => {
  test('saves itself after a pause, without leaving the field, and goes when it is emptied', async () => {
    briefOnServer();
    const user = await open();
    await user.type(field('¿Para quién es?'), 'quiere pan');
    await expect.poll(added, { timeout: 8_000 }).toHaveLength(1);
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(field('¿Para quién es?')).toHaveFocus();
    await user.type(field('¿Para quién es?'), ' bueno');
    await user.tab();
    await expect.poll(changed).toEqual([{ fact: 'f20', form: null, text: 'quiere pan bueno', version: 5 }]);
    await screensAtRest();
    await user.clear(field('¿Para quién es?'));
    await user.tab();
    await expect
      .poll(() => fakeApi.callsTo(marketingProductsApi.removeFact)[0]?.body)
      .toEqual({ fact: 'f20', version: 6 });
  });

  test('is taken back by the notice', async () => {
    const server = briefOnServer();
    fakeApi.answer(marketingActs.undo, () => {
      server.save({ facts: [] });
      return { records: 1, count: 0, exceptions: [], act: 'a-9', run: null };
    });
    const user = await open();
    await user.type(field('¿Para quién es?'), 'quiere pan{Enter}');
    expect(await screen.findByText('Respuesta guardada')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expect.poll(() => fakeApi.callsTo(marketingActs.undo)).toHaveLength(1);
    await expect.poll(() => field('¿Para quién es?')).toHaveValue('');
  });

  test('that was not saved stays as it was typed, and is sent again', async () => {
    briefOnServer();
    fakeApi.refuse(marketingProductsApi.addFact, 400, {
      message: 'Revisa',
      fields: { text: 'Esto todavía no dice nada del producto' },
    });
    const user = await open();
    await user.type(field('¿Para quién es?'), 'asdf{Enter}');
    expect(await screen.findByText('Esto todavía no dice nada del producto')).toBeVisible();
    expect(field('¿Para quién es?')).toHaveValue('asdf');
  });

  test('that somebody else changed meanwhile shows both, and loses neither', async () => {
    const server = briefOnServer({
      facts: [anyFact({ id: 'f7', place: 'who', text: 'quiere pan', form: undefined })],
    });
    const user = await open();
    const current = server.save({
      facts: [anyFact({ id: 'f7', place: 'who', text: 'busca pan tierno', form: undefined })],
    });
    fakeApi.refuse(marketingProductsApi.changeFact, 409, { message: 'Ha cambiado', current });
    await user.type(field('¿Para quién es?'), ' bueno{Enter}');
    expect(await screen.findByText(/Ahora dice: busca pan tierno/)).toBeVisible();
    expect(field('¿Para quién es?')).toHaveValue('quiere pan bueno');
    await user.click(screen.getByRole('button', { name: 'Tomar lo suyo' }));
    expect(field('¿Para quién es?')).toHaveValue('busca pan tierno');
  });

  test('that breaks its sentence says what to do, and may stay as a feature', async () => {
    briefOnServer();
    const user = await open();
    await user.type(field('¿Qué se consigue con ello?'), 'una mañana tranquila{Enter}');
    expect(await screen.findByText(/sigue con lo que se podrá hacer/)).toBeVisible();
    expect(field('¿Qué se consigue con ello?')).toBeInvalid();
    await user.click(await screen.findByRole('button', { name: 'Dejarlo como característica' }));
    await expect.poll(changed).toEqual([{ fact: 'f20', place: 'loose', state: 'accepted', version: 5 }]);
    const features = within(await screen.findByRole('region', { name: 'Características' }));
    expect(await features.findByText('una mañana tranquila')).toBeVisible();
  });

  test('to a question is saved once both are there', async () => {
    briefOnServer();
    const user = await open();
    await user.click(screen.getByText('¿Qué te preguntan antes de comprar?'));
    await user.type(field('¿Qué te preguntan antes de comprar?'), 'aguanta');
    expect(screen.getByText('Escribe también tu respuesta. Se guardan juntas.')).toBeVisible();
    await user.type(field('Tu respuesta'), 'cuatro días en su bolsa{Enter}');
    expect(screen.getByText('¿Aguanta? Cuatro días en su bolsa.')).toBeVisible();
    await user.tab();
    await expect
      .poll(added)
      .toEqual([{ place: 'doubt', text: 'aguanta', answer: 'cuatro días en su bolsa', version: 4 }]);
  });

  test('of more than thirty words asks for its point', async () => {
    const long =
      'Antes comprábamos en el súper, el pan duraba un día y a la mañana siguiente ya no había quien lo comiera, y ahora con esta hogaza nos dura toda la semana sin tostarlo';
    briefOnServer({
      facts: [anyFact(), anyFact({ id: 'f2', place: 'voice', text: long, form: { several: true } })],
    });
    const user = await open();
    await user.click(screen.getByRole('button', { name: /y ahora con esta hogaza/ }));
    await expect
      .poll(() => changed()[0])
      .toMatchObject({
        fact: 'f2',
        form: { several: true, point: expect.stringContaining('y ahora con esta hogaza') },
      });
  });

  test('that is a pasted list becomes lines', async () => {
    briefOnServer();
    const user = await open();
    await user.click(field('¿Qué incluye?'));
    await user.paste('- una bolsa\n- envío\n\n3. un cuchillo');
    await expect
      .poll(() => added().map((body) => (body as { text: string }).text))
      .toEqual(['una bolsa', 'envío', 'un cuchillo']);
  });
});

describe('the spelling', () => {
  test('corrects what is safe with a way back, and offers words for the rest', async () => {
    briefOnServer();
    fakeApi.answer(marketingProductsApi.spelling, ({ body: { text } }) => {
      const q = text.indexOf('q ');
      const pan = text.indexOf('pam');
      return [
        ...(q >= 0 ? [{ at: q, word: 'q', instead: ['que'], isSafe: true }] : []),
        ...(pan >= 0 ? [{ at: pan, word: 'pam', instead: ['pan', 'par'], isSafe: false }] : []),
      ];
    });
    const user = await open();
    await user.type(field('¿Qué te dicen tus clientes?'), 'dicen q el pam dura');
    await expect.poll(() => field('¿Qué te dicen tus clientes?')).toHaveValue('dicen que el pam dura');
    await user.click(await screen.findByRole('button', { name: 'Cambiar pam por pan' }));
    expect(field('¿Qué te dicen tus clientes?')).toHaveValue('dicen que el pan dura');
    await user.click(screen.getByRole('button', { name: 'Deshacer: dejar q' }));
    expect(field('¿Qué te dicen tus clientes?')).toHaveValue('dicen q el pan dura');
    await screensAtRest();
    expect(field('¿Qué te dicen tus clientes?')).toHaveValue('dicen q el pan dura');
  });
});
