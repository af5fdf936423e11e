import { afterEach, expect, test, vi } from 'vitest';

/** The module as a page loads it at an address. */
async function loadedAt(address: string) {
  history.replaceState(null, '', address);
  vi.resetModules();
  return import('./account-in-address');
}

afterEach(() => history.replaceState(null, '', '/'));

test('every address is about the account that the page names, unless it names one itself', async () => {
  const { accountUrl } = await loadedAt('/today?account=7');
  expect(
    ['/api/today', '/empresa/3?tab=report#figures', '/settings#password', '/today?account=9'].map(accountUrl),
  ).toEqual([
    '/api/today?account=7',
    '/empresa/3?account=7&tab=report#figures',
    '/settings?account=7#password',
    '/today?account=9',
  ]);
});

test('a page that names no account leaves addresses as they are', async () => {
  const { accountUrl } = await loadedAt('/today');
  expect(accountUrl('/api/today?q=%20')).toBe('/api/today?q=%20');
});

test('the account stays the same until the page is loaded anew', async () => {
  const { accountUrl } = await loadedAt('/today?account=7');
  history.replaceState(null, '', '/today');
  expect(accountUrl('/api/today')).toBe('/api/today?account=7');
});
