import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { anyCompany } from '@/features/consulting/testing/company-on-server';
import { anyCompany as anyBusiness } from '@/features/marketing/testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { Button } from '@/ui/controls/button';
import { useSameInMarketing } from './consulting/use-same-in-marketing';
import { useSameInConsulting } from './marketing/use-same-in-consulting';

const linked = { id: 12, name: 'Taller Ría', sector: 'Náutica', version: 1, products: [] };

function InConsulting({ changes }: { changes: Partial<Wire<Company>> }) {
  const offer = useSameInMarketing();
  return <Button onClick={() => void offer(anyCompany, { ...anyCompany, ...changes })}>Save</Button>;
}

function InMarketing({ companyId, sector }: { companyId: number | null; sector: string }) {
  const offer = useSameInConsulting();
  const before = anyBusiness({ companyId });
  return <Button onClick={() => offer(before, { ...before, sector })}>Save</Button>;
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('a new name in CONSULTIA is offered to COMERZIA, and changed there with one click', async () => {
  fakeApi.answer(marketingTakeover.link, linked);
  fakeApi.answer(marketingCompaniesApi.update, { ...anyBusiness(), act: 'a-1' });
  const { user } = await renderAt(<InConsulting changes={{ name: 'Astilleros Ría' }} />, { language: 'en' });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Change it in COMERZIA too' }));
  expect(await screen.findByText('Changed in COMERZIA too')).toBeVisible();
  const [call] = fakeApi.callsTo(marketingCompaniesApi.update);
  expect([call?.path, call?.body]).toEqual([
    '/api/marketing/companies/12',
    { name: 'Astilleros Ría', sector: 'Náutica' },
  ]);
});

test('what COMERZIA does not have, or is not linked, is not offered', async () => {
  fakeApi.answer(marketingTakeover.link, null);
  const { user, unmount } = await renderAt(<InConsulting changes={{ size: 'small' }} />, { language: 'en' });
  await user.click(save());
  expect(fakeApi.callsTo(marketingTakeover.link)).toEqual([]);
  unmount();
  const other = await renderAt(<InConsulting changes={{ name: 'Astilleros Ría' }} />, { language: 'en' });
  await other.user.click(save());
  await expect.poll(() => fakeApi.callsTo(marketingTakeover.link)).toHaveLength(1);
  expect(screen.queryByText('Company saved')).not.toBeInTheDocument();
});

test('a new sector in COMERZIA is offered to CONSULTIA; a refusal is told', async () => {
  fakeApi.refuse(companies.update, 409, { message: 'Changed meanwhile' });
  const { user } = await renderAt(<InMarketing companyId={7} sector="Hostelería" />, { language: 'es' });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Cambiar también en CONSULTIA' }));
  expect(await screen.findByText('No se ha cambiado en CONSULTIA')).toBeVisible();
  const [call] = fakeApi.callsTo(companies.update);
  expect([call?.path, call?.body]).toEqual([
    '/api/companies/7',
    { name: 'Panadería Espiga', sector: 'Hostelería' },
  ]);
});
