import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { leadFields } from '@shared/leads/fields/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { leadsOnServer } from '../testing/leads-on-server';
import { LeadImports } from './lead-imports';

const size = { id: 4, kind: 'text', label: 'Talla', required: false, choices: [], currency: null, place: 0 };
const address = '/leadmanager/dashboard/imports?entity=company';

beforeEach(() => {
  leadsOnServer();
  fakeApi.answer(leadFields.list, [
    { ...size, entity: 'company' },
    { ...size, id: 5, label: 'Alta', entity: 'contact' },
  ] as never);
});

test.each([
  ['en', 'Companies', 'companies-template.csv', ['\uFEFFCompany name,Domain,', ',Description,Talla\r\n']],
  [
    'es',
    'Empresas',
    'plantilla-empresas.csv',
    ['\uFEFFNombre de la empresa;Dominio;', ';Descripción;Talla\r\n'],
  ],
] as const)('a template has the columns and own fields of its list, in %s', async (...given) => {
  const [language, label, file, [first, last]] = given;
  let saved = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved = content as Blob;
    return 'blob:template';
  });
  const name = vi.fn<(file: string) => void>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name(this.download);
  });
  const { user } = await renderAt(<LeadImports openId={undefined} />, { path: address, language });
  const button = await screen.findByRole('button', { name: label });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(name).toHaveBeenCalledWith(file);
  const text = await saved.text();
  expect(text.slice(0, first.length)).toBe(first);
  expect(text.slice(-last.length)).toBe(last);
});

test('the list that asked for the import comes first', async () => {
  await renderAt(<LeadImports openId={undefined} />, { path: address });
  await screen.findByRole('button', { name: 'Companies' });
  const group = screen.getByRole('group', { name: 'No file yet?' });
  expect(group.querySelector('button')).toHaveTextContent('Companies');
});
