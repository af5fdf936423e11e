import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sitePages } from '@shared/addresses/site';
import { twinOf } from '@shared/addresses/twins';
import { accountPages } from '@shared/auth/addresses';
import { consultingPages } from '@shared/consulting/addresses';
import type { Address } from '@shared/http/address';
import { type Language, languages } from '@shared/languages';
import { leadsPages } from '@shared/leads/addresses';
import { marketingPages } from '@shared/marketing/addresses';
import { createDictionaries } from '@/i18n/dictionaries';
import type { ScreenTexts } from '@/i18n/texts';
import { documentTitle } from '@/lib/address/social-card';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { allTexts } from '../prerender/all-texts';
import { CurrentPage } from './current-page';

const listOf = (...tables: Record<string, Address>[]) => tables.flatMap((table) => Object.values(table));
const screens = listOf(accountPages, consultingPages, marketingPages, leadsPages);
const guarded = screens.filter(({ guard, leadsTo }) => guard !== 'everyone' && !leadsTo);

/** What the features answer to their screens, and the name of the record that a screen without a title shows. */
const answers = Object.values(
  import.meta.glob<{ answerAnything: () => void; recordName?: string }>(
    '../features/*/testing/any-answers.ts',
    { eager: true },
  ),
);

const pathOf = ({ pattern }: Address) =>
  pattern
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_, name: string) => (/^id$|Id$/.test(name) ? '7' : 'abc'));

const address = () => location.pathname + location.search;

async function open(path: string, language: Language = 'en') {
  await renderAt(<CurrentPage />, { path, language });
  await screensAtRest();
}

/** The title that the table gives, as the tab shows it; a record's name if the table gives none. */
async function titleOf({ title }: Address, language: Language) {
  return title ? textOf(title, language) : (answers.find(({ recordName }) => recordName)?.recordName ?? '');
}

async function textOf(title: string, language: Language) {
  const [, feature, name, key = ''] = /^([^/]+)\/([^.]+)\.(.+)$/.exec(title) ?? [];
  const [, texts] = [...allTexts].find(
    ([file]) => file.startsWith(`src/features/${feature}/`) && file.endsWith(`/texts/${name}`),
  ) as [string, ScreenTexts];
  const dictionaries = createDictionaries();
  await dictionaries.load(language, texts);
  return dictionaries.find(language, texts, key) ?? `nothing at ${title}`;
}

const each = (list: Address[]) =>
  list.flatMap((stated) => languages.map((language) => [stated.pattern, language, stated] as const));

beforeEach(() => {
  for (const { answerAnything } of answers) answerAnything();
});

describe('a page of the site', () => {
  it.each(each(listOf(sitePages)))(
    'stands at %s in %s, under its title',
    async (pattern, language, stated) => {
      signedOut();
      await open(twinOf(pattern, language), language);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document.title).toBe(documentTitle(await titleOf(stated, language)));
      expect(location.pathname).toBe(twinOf(pattern, language));
    },
  );
});

describe('a screen for those who are signed in', () => {
  it.each(each(guarded))('stands at %s in %s, under its title', async (_, language, stated) => {
    signedInAs({ role: 'admin' });
    await open(pathOf(stated), language);
    expect(document.title).toContain(await titleOf(stated, language));
    expect(address()).toBe(pathOf(stated));
    expect(screen.queryByText('404 Page Not Found')).not.toBeInTheDocument();
  });

  it.each(guarded)('leads everybody else to where they sign in, and back: $pattern', async (stated) => {
    signedOut();
    await open(pathOf(stated));
    expect(address()).toBe(`${stated.signInAt}?${new URLSearchParams({ next: pathOf(stated) })}`);
  });

  it.each(guarded.filter(({ guard }) => guard === 'adminOnly'))(
    'for admins is not there for other users: $pattern',
    async (stated) => {
      signedInAs({ role: 'user' });
      await open(pathOf(stated));
      expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    },
  );
});

describe('a screen for everybody', () => {
  it.each(each(screens.filter(({ guard }) => guard === 'everyone')))(
    'stands at %s in %s, under its title',
    async (_, language, stated) => {
      signedOut();
      await open(pathOf(stated), language);
      expect(document.title).toContain(await titleOf(stated, language));
      expect(address()).toBe(pathOf(stated));
    },
  );

  it.each(screens.filter(({ signsIn }) => signsIn))(
    'that signs in leads on whoever is signed in: $pattern',
    async (stated) => {
      signedInAs();
      await open(`${stated.pattern}?next=%2Fsettings`);
      expect(address()).toBe('/settings');
    },
  );
});

describe('an address without a page of its own', () => {
  it.each(screens.filter(({ leadsTo }) => leadsTo))('leads on: $pattern', async (stated) => {
    signedInAs();
    await open(stated.pattern);
    expect(address()).toBe(stated.leadsTo);
  });

  it.each(['/nothing', '/consultoria/nothing', '/es/nothing'])(
    'shows ComerzIA’s page to visitors: %s',
    async (path) => {
      signedOut();
      await open(path);
      expect(document.title).toContain('ComerzIA');
    },
  );

  it.each([
    ['/consultoria/nothing', '404 Page Not Found'],
    ['/nothing', 'ComerzIA, your AI commercial director'],
  ])('shows those who are signed in that nothing is at %s only inside a portal', async (path, heading) => {
    signedInAs();
    await open(path);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });
});
