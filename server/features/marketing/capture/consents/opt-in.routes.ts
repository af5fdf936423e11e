import { optInPages } from '../../../../../shared/marketing/capture/visitors/endpoints';
import { optInTexts } from '../../../../../shared/marketing/texts/opt-in';
import type { Language } from '../../../../../shared/languages';
import type { Announce } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import { hashToken } from '../../../../platform/http/access';
import { type Route, route } from '../../../../platform/http/route';
import { companyPage } from '../html/company-page';
import { onOneLine, safe } from '../html/html';
import { styleOfShort } from '../html/style/page-style';
import { confirmOptIn, type OptInState, stateOf } from './confirm-opt-in';
import { type FoundOptIn, findOptIn } from './opt-ins.queries';

interface Deps {
  db: Db;
  announce: Announce;
  now: () => Date;
}

/** Removes a full stop, which is copied with a link at the end of a sentence. */
const hashOf = (token: string) => hashToken(token.replace(/\.$/, ''));

/** The theme and colours of the page that the address was left on, with its logo while that page is live. */
function lookOf(found: FoundOptIn | undefined) {
  const { page, logo, company } = found ?? {};
  const { name = '', postalAddress = null, brandColor = null, accentColor = null } = company ?? {};
  const theme = page?.theme ?? 'paper';
  return {
    theme,
    style: styleOfShort({ theme, company: { brandColor, accentColor } }),
    company: {
      name,
      address: onOneLine(postalAddress),
      logo: logo && page?.status === 'live' ? { ...logo, slug: page.slug } : undefined,
    },
  };
}

/** The page behind the link, in the language of the form. */
function pageOf(found: FoundOptIn | undefined, state: OptInState, asked: Language) {
  const language = found?.consent.language ?? asked;
  const texts = optInTexts[language];
  const company = found?.company.name ?? '';
  const page = (title: string, body: string, status: number) => ({
    status,
    html: companyPage({
      ...lookOf(found),
      language,
      title,
      main: `<main><div class="words"><h1>${safe(title)}</h1>${body}</div></main>`,
    }),
  });
  if (state === 'gone') return page(texts.goneTitle, `<p>${texts.gone}</p>`, 404);
  if (state === 'confirmed') return page(texts.doneTitle, `<p>${safe(texts.done(company))}</p>`, 200);
  const button = `<form method="post"><button class="button" type="submit">${texts.button}</button></form>`;
  return page(texts.title(company), button, 200);
}

/** A GET of the link changes nothing, since mail programs open links by themselves. The button on the page confirms. */
export const optInRoutes = (deps: Deps): Route[] => [
  route(optInPages.show, async ({ params, language }) => {
    const found = await findOptIn(deps.db, hashOf(params.token));
    return pageOf(found, stateOf(found, deps.now()), language);
  }),
  route(optInPages.confirm, async ({ params, language }) => {
    const tokenHash = hashOf(params.token);
    const found = await findOptIn(deps.db, tokenHash);
    return pageOf(found, await confirmOptIn(deps, tokenHash), language);
  }),
];
