import { screen } from '@testing-library/react';
import type { Portal } from '@shared/addresses/portals';
import { consultingSearchApi } from '@shared/consulting/search/endpoints';
import type { Language } from '@shared/languages';
import { leadSearch } from '@shared/leads/search/endpoints';
import { marketingSearchApi } from '@shared/marketing/search/endpoints';
import { assistantOnServer } from '@/features/assistant/testing/assistant-on-server';
import { leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { marketingOnServer } from '@/features/marketing/testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { PaletteButton } from '../palette-button';

/** Answers everything that a palette asks for: the searches find nothing, and no sentence is understood. */
export function paletteOnServer() {
  signedInAs();
  leadsOnServer();
  marketingOnServer();
  assistantOnServer();
  fakeApi.answer(consultingSearchApi.find, []);
  fakeApi.answer(marketingSearchApi.find, []);
  fakeApi.answer(leadSearch.find, []);
}

interface At {
  portal?: Portal | null;
  path?: string;
  language?: Language;
}

/** Opens the palette on a page by its key. */
export async function openPalette({ portal = null, path = '/settings', language = 'en' }: At = {}) {
  const rendered = await renderAt(<PaletteButton portal={portal} />, { path, language });
  const press = async () => {
    await rendered.user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('combobox', undefined, { timeout: 10_000 });
  };
  const box = await press();
  return {
    ...rendered,
    box,
    press,
    /** Types a sentence, and chooses what was understood of it once that is known. */
    say: async (text: string) => {
      await rendered.user.type(box, text);
      await rendered.user.click(await screen.findByRole('option', { name: /↵/ }));
    },
  };
}
