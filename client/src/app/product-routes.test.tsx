import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { Routes } from './routes';

test.each([
  ['/consultia', 'A financial advisor for you and your family'],
  ['/es/consultia', 'Un asesor financiero para ti y los tuyos'],
  ['/algorithmia', 'Test the model before the market tests you'],
  ['/es/algorithmia', 'Pon a prueba el modelo antes de que lo haga el mercado'],
  ['/smartboxai', 'Your MikroTik network, in one place'],
  ['/es/smartboxai', 'Tu red MikroTik, en un solo sitio'],
])('the product page at %s begins with “%s”', async (path, heading) => {
  await renderAt(<Routes path={path} />, { path });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});
