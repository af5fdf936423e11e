import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../testing/marketing-on-server';
import { aPicture, aSet, picturesOnServer, whole } from '../testing/pictures-on-server';
import { AssetsScreen } from './assets-screen';

afterEach(() => vi.unstubAllGlobals());

test('on a phone pictures leave the first picture in view: once they are made, what they show is folded', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  picturesOnServer(whole({ set: aSet(), pictures: [aPicture()] }));
  const { user } = await renderAt(<AssetsScreen company={anyCompany()} onEditCompany={() => undefined} />, {
    path: '/comercia/7/assets',
    language: 'es',
  });
  const fold = await screen.findByText('Campaña, tamaño, titular y foto');
  const size = screen.getByLabelText('Tamaño');
  expect(fold.closest('details')).not.toHaveAttribute('open');
  expect(size.closest('details')).toBe(fold.closest('details'));
  expect(screen.getByLabelText('Campaña').closest('details')).toBe(fold.closest('details'));
  await user.click(fold);
  expect(size).toBeVisible();
});
