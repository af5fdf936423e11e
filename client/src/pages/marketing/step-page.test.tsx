import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { anyCompany, marketingOnServer } from '@/features/marketing/testing/marketing-on-server';
import { CurrentPage } from '@/app/current-page';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';

const open = (path: string, language: 'en' | 'es' = 'es') => renderAt(<CurrentPage />, { path, language });
const rail = async () => within((await screen.findAllByRole('navigation', { name: 'Pasos' }))[0]!);

beforeEach(() => void signedInAs());

describe('the steps of a company', () => {
  test('stand in the sidebar, the first one that is not done as the next', async () => {
    marketingOnServer({ companies: [anyCompany({ productCount: 2, readyCount: 1 })] });
    await open('/comercia/7/campaigns');
    const steps = (await rail()).getAllByRole('link');
    expect(await (await rail()).findByRole('link', { name: 'Producto hecho' })).toHaveAttribute(
      'href',
      '/comercia/7/product',
    );
    expect(steps.map((link) => link.getAttribute('href'))).toEqual([
      '/es/comercia',
      ...['product', 'campaigns', 'assets', 'publishing', 'leads', 'replies', 'analytics', 'contents'].map(
        (step) => `/comercia/7/${step}`,
      ),
    ]);
    const campaigns = (await rail()).getByRole('link', { name: 'Campañas por hacer Siguiente' });
    expect(campaigns).toHaveAttribute('aria-current', 'page');
  });

  test('are behind a button that says which is shown, where there is no sidebar', async () => {
    marketingOnServer({ companies: [anyCompany({ productCount: 1, readyCount: 1 })] });
    await open('/comercia/7/campaigns');
    expect(
      await screen.findByRole('button', { name: /^2 de 7 · Campañas\s*Panadería Espiga$/ }),
    ).toHaveAttribute('popovertarget');
  });

  test('say how many products wait for answers', async () => {
    marketingOnServer({ companies: [anyCompany({ productCount: 2, readyCount: 0 })] });
    await open('/comercia/7/product');
    expect(
      await (await rail()).findByRole('link', { name: 'Producto 2 te esperan Siguiente' }),
    ).toBeVisible();
  });
});

describe('the campaigns of a company', () => {
  const made = { productCount: 1, readyCount: 1, setCount: 1 };
  test.each([
    ['are under way while none is approved', made, 'Campañas en marcha Siguiente'],
    ['are done once one is', { ...made, approvedCount: 1 }, 'Campañas hecho'],
    [
      'wait for the user when one was edited after its approval',
      { ...made, approvedCount: 9, waitingCount: 2 },
      'Campañas 2 te esperan Siguiente',
    ],
  ])('%s', async (_, changes, name) => {
    marketingOnServer({ companies: [anyCompany(changes)] });
    await open('/comercia/7/product');
    expect(await (await rail()).findByRole('link', { name })).toBeVisible();
  });
});

describe('a step without its input', () => {
  test('says what it needs, and leads there', async () => {
    marketingOnServer();
    await open('/comercia/7/campaigns');
    expect(await screen.findByText(/Antes tiene que haber un producto listo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a Producto' })).toHaveAttribute(
      'href',
      '/comercia/7/product',
    );
  });
});

describe('an address', () => {
  test.each(['/comercia/7/nothing', '/comercia/seven/product'])(
    'that is none is not found: %s',
    async (path) => {
      marketingOnServer();
      await open(path, 'en');
      expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    },
  );

  test('of a company that is not there leads to the others', async () => {
    marketingOnServer();
    await open('/comercia/8/product');
    expect(await screen.findByRole('heading', { name: 'Empresa no encontrada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a tus empresas' })).toHaveAttribute('href', '/es/comercia');
  });

  test('leads who is signed out to the sign-in screen of the portal, and back', async () => {
    signedOut();
    fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
    await open('/comercia/7/product?product=3');
    await expect
      .poll(() => location.pathname + location.search)
      .toBe('/comercia-auth?next=%2Fcomercia%2F7%2Fproduct%3Fproduct%3D3');
  });
});

test('a failure can be tried again', async () => {
  marketingOnServer();
  fakeApi.refuse(marketingCompaniesApi.list, 500, { message: 'Fuera de servicio' });
  const { user } = await open('/comercia/7/campaigns');
  expect(await screen.findByText('Fuera de servicio')).toBeVisible();
  marketingOnServer();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/Antes tiene que haber un producto listo/)).toBeVisible();
});
