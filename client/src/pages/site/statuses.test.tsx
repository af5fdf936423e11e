import { within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { type Status, statuses } from '@/features/site/catalogue/statuses';
import { solutionCatalogue } from '@/features/site/structured-data';
import { renderAt } from '@/testing/render';
import { HomePage } from './home-page';
import { LegalNoticePage } from './legal/legal-notice-page';
import { ConsultiaPage } from './products/consultia-page';
import { WebiaPage } from './products/webia-page';
import { SolutionsPage } from './solutions-page';

const name = 'Web and app builder';

const mark = /Open today|Coming Soon|On request/;
const markIn = (part: HTMLElement) => mark.exec(part.textContent ?? '')?.[0];

/** What a page says; it is closed before the next one. */
async function saidBy<Said>(
  Page: ComponentType,
  path: string,
  read: (page: HTMLElement) => Promise<Said> | Said,
) {
  const { container, unmount } = await renderAt(<Page />, { path });
  const said = await read(container);
  unmount();
  return said;
}

function offered() {
  const names = (offering: string) => offering;
  const { itemListElement } = solutionCatalogue({ language: 'en', origin: '', name: 'Solutions', names });
  const offer = itemListElement.find(({ itemOffered }) => itemOffered.name === 'web-builder');
  return offer?.availability.split('/').at(-1);
}

/** What each place says of the web builder. */
const said = async () => ({
  group: await saidBy(HomePage, '/', async (page) => {
    const row = await within(page).findByRole('article', { name });
    return row.closest('section')?.querySelector('h3')?.textContent;
  }),
  onSolutions: await saidBy(SolutionsPage, '/solutions', (page) =>
    markIn(within(page).getByRole('article', { name })),
  ),
  onPage: await saidBy(WebiaPage, '/webia', (page) => markIn(within(page).getByRole('main'))),
  notice: await saidBy(LegalNoticePage, '/legal', ({ textContent }) => {
    const [, developing, onRequest] =
      /not yet for sale: ([^.]*)\.[^:]*ask: ([^.]*)\./.exec(textContent ?? '') ?? [];
    return [developing?.includes(name), onRequest?.includes(name)];
  }),
  offer: offered(),
});

test.each<[Status, Awaited<ReturnType<typeof said>>]>([
  [
    'developing',
    {
      group: 'Coming Soon',
      onSolutions: 'Coming Soon',
      onPage: 'Coming Soon',
      notice: [true, false],
      offer: undefined,
    },
  ],
  [
    'open',
    {
      group: 'Open today',
      onSolutions: 'Open today',
      onPage: 'Open today',
      notice: [false, false],
      offer: 'InStock',
    },
  ],
  [
    'onRequest',
    {
      group: 'On request',
      onSolutions: 'On request',
      onPage: 'On request',
      notice: [false, true],
      offer: 'MadeToOrder',
    },
  ],
])('a solution that is “%s” in the table is so wherever its status is shown', async (status, expected) => {
  const before = statuses['web-builder'];
  onTestFinished(() => void (statuses['web-builder'] = before));
  statuses['web-builder'] = status;
  expect(await said()).toEqual(expected);
});

test('the notice calls solutions by the names of their pages too', async () => {
  await saidBy(LegalNoticePage, '/legal', ({ textContent }) => {
    expect(textContent).toContain(`${name} (WebIA)`);
    expect(textContent).toContain('Network optimiser (SmartBoxAI)');
  });
});

test('the notice names what else is coming or on request, and ConsultIA’s page says so of itself', async () => {
  await saidBy(LegalNoticePage, '/legal', ({ textContent }) => {
    expect(textContent).toMatch(/for sale: [^.]*automatic conversations \(ComerzIA\)\./);
    expect(textContent).toMatch(/you ask: [^.]*and ConsultIA\./);
  });
  await saidBy(ConsultiaPage, '/consultia', (page) => {
    expect(markIn(within(page).getByRole('main'))).toBe('On request');
  });
});
