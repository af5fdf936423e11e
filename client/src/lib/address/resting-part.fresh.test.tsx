import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const Drawing = () => <p>A drawing</p>;
const load = vi.fn<() => Promise<typeof Drawing>>(async () => Drawing);
let app: Root | undefined;

/** The part as the build or a browser has it, which share no module. */
async function freshPart() {
  vi.resetModules();
  return (await import('./resting-part')).restingPart(load);
}

/** A page with the part as the build has rendered it. */
async function built() {
  const Part = await freshPart();
  const { PageListener } = await import('./lazy-page');
  const { LanguageProvider } = await import('@/i18n/language-provider');
  const { createDictionaries } = await import('@/i18n/dictionaries');
  const { prerender } = await import('react-dom/static');
  const page = (
    <PageListener value={() => undefined}>
      <LanguageProvider dictionaries={createDictionaries()}>
        <Part className="part" />
      </LanguageProvider>
    </PageListener>
  );
  const { prelude } = await prerender(page);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = await text(prelude as never);
  load.mockClear();
  return root;
}

const show = (shown: ReactNode) => act(async () => app?.render(shown));

beforeEach(() => load.mockClear());
afterEach(async () => {
  await act(async () => app?.unmount());
  document.body.replaceChildren();
});

test('the app leaves the part as the build has rendered it, and loads nothing of it', async () => {
  const root = await built();
  const drawing = screen.getByText('A drawing');
  const Part = await freshPart();
  await act(async () => void (app = hydrateRoot(root, <Part className="part" />)));
  await show(<Part className="part" />);
  expect(screen.getByText('A drawing')).toBe(drawing);
  expect(drawing.parentElement).toHaveClass('part');
  expect(load).not.toHaveBeenCalled();
});

test('with another key, as after a change of language, the part is loaded', async () => {
  const root = await built();
  const before = screen.getByText('A drawing');
  const Part = await freshPart();
  await act(async () => void (app = hydrateRoot(root, <Part key="en" className="part" />)));
  await show(<Part key="es" className="part" />);
  expect(load).toHaveBeenCalledOnce();
  expect(await screen.findByText('A drawing')).not.toBe(before);
});

test('where the app renders the page itself, the part is loaded, unless this screen does not show it', async () => {
  const Part = await freshPart();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 10rem)' }));
  const { createRoot } = await import('react-dom/client');
  app = createRoot(document.body.appendChild(document.createElement('div')));
  await show(<Part key="narrow" media="(min-width: 64rem)" />);
  expect(load).not.toHaveBeenCalled();
  await show(<Part key="wide" media="(min-width: 10rem)" />);
  expect(await screen.findByText('A drawing')).toBeVisible();
});
