import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../testing/marketing-on-server';
import { NextStep } from './next-step';

const approved = anyCompany({ readyCount: 1, approvedCount: 3 });

test('approved pieces lead on to their pictures', async () => {
  await renderAt(<NextStep company={approved} step="campaigns" />, { language: 'es' });
  const link = await screen.findByRole('link', { name: 'Siguiente: imágenes' });
  expect(link).toHaveAttribute('href', '/comercia/7/assets');
});

test('a step leads nowhere before there is something to do in the next one', async () => {
  await renderAt(<NextStep company={approved} step="leads" />, { language: 'en' });
  expect(screen.queryByRole('link')).toBeNull();
});
