import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyLead, captureOnServer } from '../../testing/capture-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { LeadList } from './lead-list';

test('whence leads came is a filter that is seen, asked for and taken away', async () => {
  captureOnServer({ leads: [anyLead()] });
  const filter = { 'last.channel': { any: ['31'] }, 'first.name': { is: 'vecinos.example' } };
  const { user } = await renderAt(<LeadList company={anyCompany()} onPublish={() => {}} />, {
    path: `/comercia/7/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    language: 'es',
  });
  const bar = within(await screen.findByRole('group', { name: /filtro/i }));
  expect(await bar.findByText('Última visita: canal: espiga.bsky.social')).toBeVisible();
  expect(bar.getByText('Primera visita: fuente o sitio: vecinos.example')).toBeVisible();
  const asked = () =>
    JSON.parse(fakeApi.callsTo(marketingLeadsApi.list).at(-1)?.search.get('filter') ?? '{}') as object;
  expect(asked()).toEqual({ ...filter, status: { none: ['spam'] } });
  await user.click(bar.getByRole('button', { name: /Primera visita: fuente o sitio$/ }));
  expect(bar.queryByText(/vecinos/)).toBeNull();
  await expect.poll(asked).toEqual({ 'last.channel': { any: ['31'] }, status: { none: ['spam'] } });
});

test('who is marked as spam is listed only where that status is asked for', async () => {
  captureOnServer({ leads: [anyLead()] });
  const filter = { status: { any: ['spam'] } };
  await renderAt(<LeadList company={anyCompany()} onPublish={() => {}} />, {
    path: `/comercia/7/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  });
  await screen.findByRole('group', { name: /filter/i });
  const asked = fakeApi.callsTo(marketingLeadsApi.list).at(-1)?.search.get('filter') ?? '{}';
  expect(JSON.parse(asked)).toEqual(filter);
});
