import { expect, type Page } from '@playwright/test';

/** The page of a new account without any record, and what it complains about. */
export async function newAccount(page: Page, username: string, language: 'en' | 'es') {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const account = { username, password: 'secret-1', name: username, email: `${username}@example.org` };
  const registered = await page.request.post('/api/register', { data: account });
  expect(registered.ok(), `${username} is registered`).toBe(true);
  await page.addInitScript((kept) => localStorage.setItem('language', kept), language);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return complaints;
}

/** Holds that nothing is wider than the window, once the page has been laid out anew. */
export const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
