import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FoundMarketing, marketingSearchApi } from '@shared/marketing/search/endpoints';
import { marketingOnServer } from '../testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { MarketingPaletteButton } from './marketing-palette-button';

const found = (changes: Partial<FoundMarketing>): FoundMarketing => ({
  entity: 'marketingContent',
  id: 11,
  marketingCompanyId: 7,
  name: 'Hogaza: problema, correo',
  detail: '¿Otra vez pan duro?',
  points: 60,
  isSimilar: false,
  ...changes,
});

async function openPalette(answer: FoundMarketing[]) {
  signedInAs();
  marketingOnServer();
  fakeApi.answer(marketingSearchApi.find, answer);
  const rendered = await renderAt(<MarketingPaletteButton companyId={7} />, {
    path: '/comercia/7/product',
    language: 'es',
  });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', undefined, { timeout: 10_000 });
  return { ...rendered, box };
}

beforeEach(() => void signedInAs());

describe('the search of COMERZIA', () => {
  test('opens what it finds, which says its kind and company', async () => {
    const { user, box } = await openPalette([found({})]);
    await user.type(box, 'pan duro');
    await screen.findByRole('option', {
      name: /Hogaza: problema, correo Contenido · Panadería Espiga · ¿Otra vez pan duro\?/,
    });
    await user.keyboard('{Enter}');
    expect(location.pathname + location.search).toBe('/comercia/7/contents?content=11');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('tells names that are only alike from those that hold the words', async () => {
    const { user, box } = await openPalette([
      found({ entity: 'marketingProduct', id: 3, name: 'Hogaza', detail: 'Pan', isSimilar: true }),
    ]);
    await user.type(box, 'hogasa');
    expect(await screen.findByText('Nada se llama exactamente así. Nombres parecidos')).toBeVisible();
    await user.click(screen.getByRole('option', { name: /Hogaza/ }));
    expect(location.pathname + location.search).toBe('/comercia/7/product?product=3');
  });

  test('offers ways on when it finds nothing', async () => {
    const { user, box } = await openPalette([]);
    await user.type(box, 'zzz');
    expect(await screen.findByText('No hay nada con «zzz». Ir a')).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Contenidos' }));
    expect(location.pathname).toBe('/comercia/7/contents');
  });

  test('leads to a step by its name', async () => {
    const { user, box } = await openPalette([]);
    await user.type(box, 'campañ');
    await screen.findByRole('option', { name: 'Campañas' });
    await user.keyboard('{Enter}');
    expect(location.pathname).toBe('/comercia/7/campaigns');
  });
});
