import { accountPages } from '@shared/auth/addresses';
import { auth } from '@shared/auth/endpoints';
import { optionFlags, renderedOptions } from '@shared/auth/rendered-options';
import type { Address } from '@shared/http/address';
import { type Language, languages } from '@shared/languages';
import { leadsPages } from '@shared/leads/addresses';
import { marketingPages } from '@shared/marketing/addresses';
import { missingHead } from './page-head';
import { renderPage } from './render-page';

/** A rendering of a screen whose address has no language: for one language, one query and some settings. */
export interface Screen {
  path: string;
  language: Language;
  search: string;
  flags: Record<string, boolean>;
  head: string;
  html: string;
  sources: string[];
}

const addresses: Address[] = [accountPages, marketingPages, leadsPages].flatMap((table) =>
  Object.values<Address>(table),
);

/** Renders every screen that states for which queries, in each language and for all settings of a server. */
export async function renderScreens(): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const { pattern: path, renderedFor = [] } of addresses)
    for (const language of languages)
      for (const search of renderedFor)
        for (const options of renderedOptions) {
          const answers = { [auth.options.path]: options };
          const { head, html, sources } = await renderPage({ path, language, search, answers });
          const flags = optionFlags(options);
          screens.push({ path, language, search, flags, head: missingHead(head), html, sources });
        }
  return screens;
}
