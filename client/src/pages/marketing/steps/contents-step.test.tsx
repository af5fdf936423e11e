import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { anyPage } from '@/features/marketing/testing/capture-on-server';
import { anyContent, contentsOnServer } from '@/features/marketing/testing/contents-on-server';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import { anySequence, sequencesOnServer } from '@/features/marketing/testing/sequences-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { ContentsStep } from './contents-step';

test('the library says by which sequence an email goes out, with the way to it', async () => {
  const email = { type: 'email template', status: 'approved' } as const;
  signedInAs();
  contentsOnServer([5, 6, 7].map((id) => anyContent({ ...email, id, campaignId: id })));
  const off = anySequence({ id: 42, name: 'Navidad', status: 'off', campaignIds: [5, 6] });
  sequencesOnServer({
    sequences: [off, anySequence({ name: 'Bienvenida', status: 'on', campaignIds: [5] })],
  });
  await renderAt(<ContentsStep company={anyCompany()} />, { path: '/comercia/7/contents', language: 'es' });
  const link = await screen.findByRole('link', { name: 'Secuencia «Bienvenida»' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/comercia\/7\/replies\?sequence=/));
  expect(screen.getAllByRole('link', { name: /^Secuencia/ }).map(({ textContent }) => textContent)).toEqual([
    'Secuencia «Bienvenida»',
    'Secuencia «Navidad», inactiva',
  ]);
});

test('the library says which page is live, with the way to it, as the list of pages does', async () => {
  const page = { type: 'landing page', campaignId: 5, status: 'approved' } as const;
  signedInAs();
  sequencesOnServer();
  contentsOnServer([anyContent(page), anyContent({ ...page, id: 12, campaignId: 6 })]);
  fakeApi.answer(marketingPagesApi.list, {
    rows: [
      anyPage({ campaignId: 5, url: 'https://quorumia.example/l/hogaza' }),
      anyPage({ campaignId: 6, status: 'off' }),
    ],
    next: null,
  });
  await renderAt(<ContentsStep company={anyCompany()} />, { path: '/comercia/7/contents', language: 'es' });
  const link = await screen.findByRole('link', { name: 'Publicada. Abrir /l/hogaza en otra pestaña' });
  expect(link).toHaveAttribute('href', 'https://quorumia.example/l/hogaza');
  expect(screen.getAllByText('Aprobada')).toHaveLength(1);
});
