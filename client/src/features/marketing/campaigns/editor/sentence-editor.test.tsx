import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingCampaignsApi as api } from '@shared/marketing/campaigns/editing/endpoints';
import type { Finding } from '@shared/marketing/campaigns/findings/finding';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyCampaign,
  anyEmail,
  anyFinding,
  anySet,
  campaignsOnServer,
  nineCampaigns,
} from '../../testing/campaigns-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { CampaignsScreen } from '../campaigns-screen';

async function open(search = '', found: Finding[] = [], sets = [anySet()]) {
  const held = campaignsOnServer(sets, found);
  const { user } = await renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: `/comercia/7/campaigns?product=3${search}`,
    language: 'es',
  });
  const piece = within(await screen.findByRole('article', { name: 'Problema' }));
  const sentence = (text: string) => piece.getByRole('button', { name: text });
  return { user, piece, sentence, held };
}

const bodyOf = () => fakeApi.callsTo(api.update)[0]?.body;

test('Enter on a sentence edits it in its place; saving makes a version that can be taken back', async () => {
  const { user, piece, sentence } = await open();
  sentence('¿Otra vez pan duro?').focus();
  await user.keyboard('{Enter}');
  const field = await piece.findByRole('textbox', { name: 'Asunto' });
  expect(field).toHaveFocus();
  expect(piece.getByText('19 de 60 caracteres')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Pan tierno cuatro días{Control>}{Enter}{/Control}');
  const saved = await piece.findByRole('button', { name: 'Pan tierno cuatro días' });
  expect(saved).toHaveFocus();
  expect(bodyOf()).toMatchObject({
    version: 1,
    piece: { content: { subject: { text: 'Pan tierno cuatro días', facts: ['f2'] } } },
  });
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
});

test('what was typed stays when the editor is left, and is marked', async () => {
  const { user, piece, sentence } = await open();
  await user.click(sentence('¿Otra vez pan duro?'));
  await user.type(await piece.findByRole('textbox', { name: 'Asunto' }), ' Ya no.{Escape}');
  const marked = await piece.findByRole('button', { name: '¿Otra vez pan duro? (sin guardar)' });
  expect(marked).toHaveFocus();
  await user.click(marked);
  expect(await piece.findByRole('textbox', { name: 'Asunto' })).toHaveValue('¿Otra vez pan duro? Ya no.');
  await user.click(piece.getByRole('button', { name: 'Descartar' }));
  expect(await piece.findByRole('button', { name: '¿Otra vez pan duro?' })).toBeVisible();
  expect(fakeApi.callsTo(api.update)).toEqual([]);
});

test('the validators speak while somebody types, and a statement becomes a fact by one click', async () => {
  const { user, piece, sentence } = await open('', [anyFinding()]);
  fakeApi.answer(api.addFact, { ...anyCampaign({ version: 2 }), act: 'a-1', fact: 'f9' });
  await user.click(sentence('¿Otra vez pan duro?'));
  await user.type(await piece.findByRole('textbox', { name: 'Asunto' }), ' 73 veces.');
  expect(await piece.findByText(anyFinding().text)).toBeVisible();
  await user.click(piece.getByRole('button', { name: 'Es un dato del producto' }));
  await expect
    .poll(() => fakeApi.callsTo(api.addFact)[0]?.body)
    .toMatchObject({ at: 'subject', kind: 'feature', text: '¿Otra vez pan duro? 73 veces.', version: 1 });
});

test('the facts that a sentence states are chips, to take away and to add', async () => {
  const { user, piece, sentence } = await open();
  await user.click(sentence('¿Otra vez pan duro?'));
  await user.click(await piece.findByRole('button', { name: 'Quitar el dato: Aguanta tierna cuatro días' }));
  await user.click(piece.getByRole('button', { name: 'Citar un dato' }));
  await user.click(piece.getByRole('button', { name: 'hogaza de masa madre' }));
  await user.click(piece.getByRole('button', { name: 'Guardar' }));
  await expect.poll(bodyOf).toMatchObject({ piece: { content: { subject: { facts: ['f1'] } } } });
});

test('a sentence that others have changed meanwhile is shown beside what was typed', async () => {
  const { user, piece, sentence } = await open();
  await user.click(sentence('¿Otra vez pan duro?'));
  await user.type(await piece.findByRole('textbox', { name: 'Asunto' }), ' No.');
  const theirs = anyEmail({ subject: { text: 'Pan del bueno', facts: [] } });
  const current = anyCampaign({ version: 4, piece: theirs });
  fakeApi.refuse(api.update, 409, { message: 'Ha cambiado', current });
  await user.click(piece.getByRole('button', { name: 'Guardar' }));
  expect(await piece.findByText('Ahora pone: Pan del bueno')).toBeVisible();
  expect(piece.getByRole('textbox', { name: 'Asunto' })).toHaveValue('¿Otra vez pan duro? No.');
  await user.click(piece.getByRole('button', { name: 'Dejar lo que pone' }));
  expect(piece.getByRole('textbox', { name: 'Asunto' })).toHaveValue('Pan del bueno');
});

test('a sentence that several posts share is changed in all of them, unless somebody says otherwise', async () => {
  const { user, piece, sentence } = await open('&type=social');
  await user.click(sentence('Resérvala hoy.'));
  await user.type(await piece.findByRole('textbox', { name: 'Frase' }), ' Queda poco.');
  expect(piece.getByLabelText(/Cambiarla también en las otras 6/)).toBeChecked();
  await user.click(piece.getByRole('button', { name: 'Guardar' }));
  await expect.poll(() => JSON.stringify(bodyOf()).match(/Queda poco/g)?.length).toBe(7);
});

test('a sentence is added after another one, and one is removed', async () => {
  const { user, piece, sentence } = await open();
  await user.click(sentence('Resérvala hoy.'));
  await user.click(await piece.findByRole('button', { name: 'Más acciones del texto' }));
  expect(screen.queryByRole('menuitem', { name: 'Quitar' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Añadir otro a continuación' }));
  await user.type(await piece.findByRole('textbox', { name: 'Frase' }), 'Te esperamos.');
  await user.click(piece.getByRole('button', { name: 'Guardar' }));
  await user.click(await piece.findByRole('button', { name: 'Te esperamos.' }));
  await user.click(await piece.findByRole('button', { name: 'Más acciones del texto' }));
  await user.click(screen.getByRole('menuitem', { name: 'Quitar' }));
  await expect.poll(() => piece.queryByText('Te esperamos.')).toBeNull();
});

test('other wording of a sentence takes its place', async () => {
  const { user, piece, sentence, held } = await open();
  const subject = { text: 'Adiós al pan duro', facts: ['f2'] };
  fakeApi.answer(api.rewrite, () => {
    const other = anyCampaign({ version: 2, piece: anyEmail({ subject }) });
    held.sets = [anySet({ campaigns: [other, ...nineCampaigns().slice(1)] })];
    return { ...other, act: 'a-1', offered: null };
  });
  await user.click(sentence('¿Otra vez pan duro?'));
  await user.click(await piece.findByRole('button', { name: 'Otra redacción' }));
  await expect
    .poll(() => piece.getByRole<HTMLTextAreaElement>('textbox', { name: 'Asunto' }).value)
    .toBe('Adiós al pan duro');
  expect(fakeApi.callsTo(api.rewrite)[0]?.body).toEqual({ at: 'subject', version: 1 });
});
