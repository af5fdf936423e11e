import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadAnalytics } from '@shared/leads/analytics/endpoints';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { AnalyticsPanel } from './analytics-panel';
import { figuresOnServer } from './testing/figures-on-server';

it('an account without opportunities is told what will be here, and where to begin', async () => {
  figuresOnServer();
  fakeApi.answer(leadOpportunities.count, { count: 0, more: false });
  await renderAt(<AnalyticsPanel />, { path: '/leadmanager/dashboard/analytics', language: 'es' });
  expect(await screen.findByText('Aún no hay nada que analizar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Añadir la primera oportunidad' })).toHaveAttribute(
    'href',
    '/leadmanager/dashboard/opportunities',
  );
  expect(fakeApi.callsTo(leadAnalytics.pipeline)).toEqual([]);
});
