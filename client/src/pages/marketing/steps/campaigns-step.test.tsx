import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingContentsApi as contents } from '@shared/marketing/contents/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyCampaign,
  anyEmail,
  anySet,
  campaignsOnServer,
  nineCampaigns,
} from '@/features/marketing/testing/campaigns-on-server';
import { anyPage } from '@/features/marketing/testing/capture-on-server';
import { anySequence } from '@/features/marketing/testing/sequences-on-server';
import type { Sequence } from '@/features/marketing/sequences/reads';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import type { Campaign } from '@/features/marketing/campaigns/reads';
import type { LandingPage } from '@/features/marketing/capture/reads';
import type { ListedVersion } from '@/features/marketing/contents/versions/use-version-name';
import { CampaignsStep } from './campaigns-step';

const version = (changes: Partial<ListedVersion> = {}): ListedVersion => ({
  number: 1,
  author: 'template',
  engine: 'template',
  by: null,
  restores: null,
  at: '2026-11-20T09:00:00.000Z',
  approvedAt: null,
  ...changes,
});

const texts = ['¿Otra vez pan duro?', 'Pan tierno otra vez'];

const sequencesAre = (sequences: Sequence[]) => {
  fakeApi.answer(marketingSequencesApi.list, sequences);
  fakeApi.answer(marketingSequencesApi.read, sequences[0] as Sequence);
};

async function open(changes: Partial<Campaign>, versions: ListedVersion[], pages: LandingPage[] = []) {
  campaignsOnServer([anySet({ campaigns: [anyCampaign(changes), ...nineCampaigns().slice(1)] })]);
  fakeApi.answer(contents.versions, versions);
  fakeApi.answer(marketingPagesApi.list, { rows: pages, next: null });
  sequencesAre([]);
  fakeApi.answer(contents.version, ({ params }) => {
    const piece = anyEmail({ subject: { text: texts[Number(params.number) - 1] ?? '', facts: [] } });
    return { ...version({ number: Number(params.number) }), piece };
  });
  fakeApi.answer(contents.restore, { act: 'a-1' } as never);
  const { user } = await renderAt(<CampaignsStep company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3',
    language: 'es',
  });
  return { user, piece: within(await screen.findByRole('article', { name: 'Problema' })) };
}

const mine = { contentVersion: 2, lastVersion: 2, author: 'person' as const };
const both = [version({ number: 2, author: 'person', by: 'Nerea' }), version()];

test('versions are listed with author and time, two are laid side by side, and an older one is used again', async () => {
  const { user, piece } = await open(mine, both);
  await user.click(piece.getByRole('button', { name: 'Más acciones: Problema' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versiones' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versiones' }));
  expect(
    await dialog.findByRole('button', { name: /^Versión 2\s*en uso\s*Nerea · 20 nov 2026/ }),
  ).toBeVisible();
  expect(await dialog.findByText('Cambia 1 de 8 partes')).toBeVisible();
  const subject = within(dialog.getByRole('region', { name: 'Asunto' }));
  expect(
    subject
      .getAllByRole('deletion')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toContain('duro');
  expect(
    subject
      .getAllByRole('insertion')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toContain('tierno');
  await user.click(dialog.getByRole('button', { name: 'Usar la versión 1' }));
  await expect
    .poll(() => fakeApi.callsTo(contents.restore)[0]?.path)
    .toBe('/api/marketing/contents/40/versions/1/restore');
  expect(await screen.findByText('La versión 1 vuelve a estar en uso')).toBeVisible();
});

test('another wording beside a person’s text is offered, and waits for a choice', async () => {
  const { user, piece } = await open({ ...mine, contentVersion: 1 }, [version({ number: 2 }), version()]);
  expect(await piece.findByText('Hay otra redacción')).toBeVisible();
  await user.click(piece.getByRole('button', { name: 'Comparar las dos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versiones' }));
  expect(await dialog.findByRole('button', { name: 'Usar la versión 2' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(piece.getByRole('button', { name: 'Quedarme con la mía' }));
  await expect.poll(() => fakeApi.callsTo(contents.restore)[0]?.path).toMatch(/versions\/1\/restore$/);
});

test('an edit that was taken back is no offer', async () => {
  const { piece } = await open({ ...mine, contentVersion: 1 }, both);
  expect(piece.queryByText('Hay otra redacción')).not.toBeInTheDocument();
});

test('a piece whose fact has changed says so, and is kept or rewritten', async () => {
  const { user, piece } = await open({ changedFacts: ['f1'] }, [version()]);
  expect(await piece.findByText('Ha cambiado el dato de una frase')).toBeVisible();
  expect(
    piece.getByRole('button', { name: /^La hogaza fermenta .* \(ha cambiado su dato\)$/ }),
  ).toBeVisible();
  await user.click(piece.getByRole('button', { name: 'Sigue siendo cierta' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingCampaignsApi.update)[0]?.body)
    .toEqual({ piece: anyEmail(), version: 1 });
});

test('an approved version that is newer than the scheduled one takes its place when somebody says so', async () => {
  const scheduled = { status: 'scheduled', approvedVersion: 2, scheduledVersion: 1 } as const;
  const { user, piece } = await open({ ...mine, ...scheduled }, both);
  fakeApi.answer(marketingCampaignsApi.replace, { ...anyCampaign({ ...mine, ...scheduled }), act: 'a-1' });
  await user.click(piece.getByRole('button', { name: 'Sustituirla' }));
  expect(await screen.findByText('La nueva versión queda programada')).toBeVisible();
});

test('a piece says who wrote it, and the wording of the other writer is one press away', async () => {
  const model = { contentVersion: 2, lastVersion: 2, author: 'llm', engine: 'mixed' } as const;
  const { user, piece } = await open(model, [
    version({ number: 2, author: 'llm', engine: 'mixed' }),
    version(),
  ]);
  expect(piece.getByText('Con IA')).toBeVisible();
  await user.click(await piece.findByRole('button', { name: 'Usar el texto con tus respuestas' }));
  expect(await screen.findByText('Ahora se usa el texto con tus respuestas')).toBeVisible();
  expect(fakeApi.callsTo(contents.restore).map(({ path }) => path)).toEqual([
    '/api/marketing/contents/40/versions/1/restore',
  ]);
});

test('a piece that only the owner’s answers made does not say so, as there is no other wording', async () => {
  const { piece } = await open({}, [version()]);
  expect(piece.queryByText('Con tus respuestas')).not.toBeInTheDocument();
  expect(piece.queryByRole('button', { name: /^Usar el texto/ })).not.toBeInTheDocument();
});

test('after the last piece is approved the set can go live', async () => {
  const campaigns = nineCampaigns().map((one, at) =>
    at === 0 ? one : { ...one, status: 'approved' as const, approvedVersion: 1 },
  );
  campaignsOnServer([anySet({ campaigns })]);
  sequencesAre([]);
  const { user } = await renderAt(<CampaignsStep company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3',
    language: 'es',
  });
  const piece = within(await screen.findByRole('article', { name: 'Problema' }));
  expect(await screen.findByRole('button', { name: 'Publicar lo aprobado' })).toBeVisible();
  await user.click(piece.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Era la última: ya puedes publicarlo todo')).toBeVisible();
});

test('a piece whose page visitors see is said to be live, as in the library', async () => {
  const page = anyPage({ campaignId: anyCampaign().id, url: 'https://quorumia.example/l/hogaza' });
  const { piece } = await open({ status: 'approved', approvedVersion: 1 }, [], [page]);
  const link = await piece.findByRole('link', { name: /^Publicada\. Abrir \/l\/hogaza/ });
  expect(link).toHaveAttribute('href', 'https://quorumia.example/l/hogaza');
  expect(piece.queryByText('Aprobada')).not.toBeInTheDocument();
});

test.each([
  [
    'a sequence',
    [
      anySequence({ id: 50, name: 'Antigua', campaignIds: [anyCampaign().id] }),
      anySequence({ status: 'on', campaignIds: [anyCampaign().id] }),
    ],
    'Sale en la secuencia «Bienvenida»',
  ],
  [
    'a sequence that is off',
    [anySequence({ campaignIds: [anyCampaign().id] })],
    'En la secuencia «Bienvenida», que no está activa',
  ],
  ['no sequence', [anySequence({ campaignIds: [] })], 'Siguiente: envíalo en una secuencia'],
])('an approved email that is in %s says what comes next', async (_in, sequences, words) => {
  campaignsOnServer([anySet({ campaigns: [anyCampaign({ status: 'approved', approvedVersion: 1 })] })]);
  sequencesAre(sequences);
  await renderAt(<CampaignsStep company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3',
    language: 'es',
  });
  const piece = within(await screen.findByRole('article', { name: 'Problema' }));
  const link = await piece.findByRole('link', { name: words });
  expect(link.getAttribute('href')).toMatch(/^\/comercia\/7\/replies/);
});
