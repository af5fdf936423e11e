import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block } from '@shared/marketing/campaigns/piece';
import { fakeApi } from '@/testing/fake-api';
import { marketingCampaignsApi as api } from '@shared/marketing/campaigns/editing/endpoints';
import { renderAt } from '@/testing/render';
import { anyCampaign, anyEmail, anyPage, anySet, campaignsOnServer } from '../../testing/campaigns-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { CampaignsScreen } from '../campaigns-screen';

const line = (text: string, label?: string) => ({ text, facts: [], ...(label ? { label } : {}) });

const blocks: Block[] = [
  { part: 'A', kind: 'quote', lines: [line('«Ya está duro.»')] },
  { part: 'I', kind: 'heading', lines: [line('Qué incluye')] },
  { part: 'I', kind: 'list', lines: [line('Harina ecológica'), line('Sal')] },
  { part: 'D', kind: 'steps', lines: [line('Encargas.'), line('Recoges.')] },
  { part: 'D', kind: 'questions', lines: [line('Tres días.', '¿Cuánto dura?')] },
  { part: 'X', lines: [line('Encárgala.')] },
];

test('lists, steps and questions look like what they are, and each sentence of them is edited in its place', async () => {
  const piece = anyEmail({ blocks });
  campaignsOnServer([anySet({ campaigns: [anyCampaign({ piece })] })]);
  const { user } = await renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3',
    language: 'es',
  });
  const shown = within(await screen.findByRole('article', { name: 'Problema' }));
  expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '«Ya está duro.»',
    'Harina ecológica',
    'Sal',
    'Encargas.',
    'Recoges.',
  ]);
  expect(shown.getByText('¿Cuánto dura?').closest('dt')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Sal' }));
  await user.type(await shown.findByRole('textbox'), ' marina{Control>}{Enter}{/Control}');
  expect(await shown.findByRole('button', { name: 'Sal marina' })).toBeVisible();
  expect(fakeApi.callsTo(api.update)[0]?.body).toMatchObject({
    piece: {
      content: {
        blocks: { 2: { kind: 'list', lines: [{ text: 'Harina ecológica' }, { text: 'Sal marina' }] } },
      },
    },
  });
});

test('a landing page of blocks has its offer under its heading, and its questions are edited where they stand', async () => {
  const offer = line('Esta semana, dos por 10 €.');
  const piece = anyPage({ blocks, offer, benefits: [], facts: [], faq: [] });
  campaignsOnServer([anySet({ campaigns: [anyCampaign({ type: 'landing page', piece })] })]);
  const { user } = await renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3&type=landing',
    language: 'es',
  });
  const shown = within(await screen.findByRole('article', { name: 'Problema' }));
  expect(shown.getByText('Esta semana, dos por 10 €.')).toBeVisible();
  expect(shown.getByText('5,80 €')).toBeVisible();
  expect(shown.queryByText('Preguntas y respuestas')).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: '¿Cuánto dura?' }));
  const question = await shown.findByRole('textbox', { name: 'Pregunta o nombre' });
  await user.clear(question);
  await user.type(question, '¿Cuánto aguanta?{Control>}{Enter}{/Control}');
  expect(await shown.findByRole('button', { name: '¿Cuánto aguanta?' })).toBeVisible();
  expect(fakeApi.callsTo(api.update)[0]?.body).toMatchObject({
    piece: {
      content: {
        blocks: {
          0: { kind: 'quote' },
          4: { lines: [{ label: '¿Cuánto aguanta?', text: 'Tres días.' }] },
        },
      },
    },
  });
});

test('a question that is added begins with the question', async () => {
  campaignsOnServer([anySet({ campaigns: [anyCampaign({ piece: anyEmail({ blocks }) })] })]);
  const { user } = await renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3',
    language: 'es',
  });
  const shown = within(await screen.findByRole('article', { name: 'Problema' }));
  await user.click(shown.getByRole('button', { name: 'Tres días.' }));
  await user.click(await shown.findByRole('button', { name: 'Más acciones del texto' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Añadir otro a continuación' }));
  const question = await shown.findByRole('textbox', { name: 'Pregunta o nombre' });
  await user.type(question, '¿Y congelada?{Control>}{Enter}{/Control}');
  expect(await shown.findByRole('button', { name: '¿Y congelada?' })).toBeVisible();
  expect(fakeApi.callsTo(api.update)[0]?.body).toMatchObject({
    piece: { content: { blocks: { 4: { lines: { 1: { label: '¿Y congelada?', text: '' } } } } } },
  });
});
