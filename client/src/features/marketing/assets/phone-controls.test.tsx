import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../testing/marketing-on-server';
import { aPicture, aSet, picturesOnServer, whole } from '../testing/pictures-on-server';
import { AssetsScreen } from './assets-screen';

afterEach(() => vi.unstubAllGlobals());

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const open = (productCount: number) => {
  picturesOnServer(whole({ set: aSet(), pictures: [aPicture()] }));
  return renderAt(<AssetsScreen company={anyCompany({ productCount })} onEditCompany={() => undefined} />, {
    path: '/comercia/7/assets',
    language: 'es',
  });
};

test('on a phone pictures leave the first picture in view: once they are made, what they show is folded', async () => {
  onPhone();
  const { user } = await open(1);
  // What is chosen stands on the closed bar.
  const fold = await screen.findByText('Problema · Cuadrada');
  const size = screen.getByLabelText('Tamaño');
  expect(fold.closest('details')).not.toHaveAttribute('open');
  expect(size.closest('details')).toBe(fold.closest('details'));
  expect(screen.getByLabelText('Campaña').closest('details')).toBe(fold.closest('details'));
  await user.click(fold);
  expect(size).toBeVisible();
});

test('of a company with several products the campaign begins with its product, folded and in the list', async () => {
  onPhone();
  const { user } = await open(2);
  await user.click(await screen.findByText('Hogaza · Problema · Cuadrada'));
  expect(screen.getByLabelText('Campaña')).toHaveDisplayValue('Hogaza · Problema · Publicación');
});
