import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { anyPage } from '@/features/marketing/testing/capture-on-server';
import { anyContent, contentsOnServer } from '@/features/marketing/testing/contents-on-server';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { ContentsStep } from './contents-step';

test('the library says which page is live, with the way to it, as the list of pages does', async () => {
  const page = { type: 'landing page', campaignId: 5, status: 'approved' } as const;
  signedInAs();
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
