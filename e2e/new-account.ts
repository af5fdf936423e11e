import { expect, type Page } from '@playwright/test';

/** Opens a new account without records; returns its page and the errors that the page logs. */
export async function newAccount(page: Page, username: string, language: 'en' | 'es') {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const account = { username, password: 'secret-1', name: username, email: `${username}@example.org` };
  // Each from a home of its own: one address may register only twenty accounts in an hour.
  const headers = { 'X-Forwarded-For': addressOf(username) };
  const registered = await page.request.post('/api/register', { data: account, headers });
  expect(registered.ok(), `${username} is registered`).toBe(true);
  await page.addInitScript((kept) => localStorage.setItem('language', kept), language);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return complaints;
}

/** An address of the block for benchmarks (RFC 2544) that only this name has. */
function addressOf(name: string): string {
  let code = 7;
  for (let at = 0; at < name.length; at += 1) code = (code * 31 + name.charCodeAt(at)) % 65_521;
  return `198.18.${code >> 8}.${code & 255}`;
}

/** Checks that nothing is wider than the window, after the next layout. */
export const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
