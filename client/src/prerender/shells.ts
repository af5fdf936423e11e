import type { Language } from '@shared/languages';
import { adminOnly, everyone } from '@shared/http/endpoint';
import type { PageRoute } from '@/lib/address/page-routes';
import { sessionKey } from '@/lib/api/session-key';
import { accountRoutes } from '@/pages/account/routes';
import { consultingRoutes } from '@/pages/consulting/routes';
import { leadsRoutes } from '@/pages/leads/routes';
import { marketingRoutes } from '@/pages/marketing/routes';
import { siteRoutes } from '@/pages/site/routes';
import { pageSource, portalSource, renderView } from './render-page';
import { waitingPages } from './waiting-pages';

/** What the empty page of an address names, so that the browser asks for all of it in one round. */
interface Shell {
  pattern: string;
  /** URLs that the page reads first, with the parameters of the pattern. */
  first: string[];
  /** Source files of the page, as paths from `client/`. */
  sources: string[];
  /** Those of the portal's other pages. */
  later: string[];
  /** What is shown until the app is there, in a language. */
  waiting: (language: Language) => Promise<Waiting>;
}

interface Waiting {
  /** The page's frame and heading. Empty for some pages. */
  frame: string;
  /** The page with marks in the place of its first answers. */
  pages: { html: string; least: readonly number[]; unknown?: string }[];
}

const nothing = async (): Promise<Waiting> => ({ frame: '', pages: [] });

const isOfUsers = ({ address: { guard } }: PageRoute) => guard !== everyone && guard !== adminOnly;

const sourcesOf = ({ Page }: PageRoute) => (Page ? [pageSource(Page.file)] : []);

/** The empty pages of all addresses of the portals, and of those that only visitors see as a page of the site. */
export const shells = (): Shell[] => [...portalShells(), ...siteShells()];

const siteShells = (): Shell[] =>
  siteRoutes
    .filter(({ address }) => address.twin === 'signedOut')
    .map((route) => ({
      pattern: route.address.pattern,
      first: [...sessionKey],
      sources: sourcesOf(route),
      later: [],
      waiting: nothing,
    }));

const portalShells = (): Shell[] =>
  [accountRoutes, consultingRoutes, marketingRoutes, leadsRoutes].flatMap((portal) =>
    portal.map((route) => ({
      pattern: route.address.pattern,
      first: [...(route.address.guard === everyone ? [] : sessionKey), ...(route.address.firstData ?? [])],
      sources: [portalSource, ...sourcesOf(route)],
      later: portal
        .filter((other) => other !== route && isOfUsers(other) && isOfUsers(route))
        .flatMap(sourcesOf),
      waiting: isOfUsers(route) && route.Page ? (language) => waitingFor(route, language) : nothing,
    })),
  );

/** Nobody in particular: what differs between users is not shown yet. */
const somebody = { id: 0, username: '', name: '', email: '', role: 'user', createdAt: '' };

/** The page as it looks to a signed-in user whose data have not arrived, and as it will look with the first of them. */
async function waitingFor({ address }: PageRoute, language: Language): Promise<Waiting> {
  const { pattern, firstData = [] } = address;
  const pages = (waitingPages[pattern] ?? []).map(async ({ answers, ...rest }) => {
    const known = answers.map((answer, index) => [withoutParams(firstData[index]), answer]);
    return { ...rest, html: await renderFor(pattern, language, Object.fromEntries(known)) };
  });
  return { frame: await renderFor(pattern, language), pages: await Promise.all(pages) };
}

const withoutParams = (pattern = '') => pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1');

async function renderFor(pattern: string, language: Language, answers: Record<string, unknown> = {}) {
  const [session] = sessionKey;
  const { html, dictionaries } = await renderView({
    path: withoutParams(pattern),
    language,
    answers: { [session]: { user: somebody }, ...answers },
  });
  return withChoices(html, (key) =>
    dictionaries
      .loaded(language)
      .map((texts) => dictionaries.find(language, texts, key))
      .find(Boolean),
  );
}

/** Names the text of each value where the page shows the text of one of several values. */
const withChoices = (html: string, find: (key: string) => string | undefined) =>
  html.replace(/([\w.]+)\.⟦([\w.]+):([^⟧]+)⟧/g, (_, key: string, path: string, values: string) => {
    const choices = values.split('|').map((value) => {
      const text = find(`${key}.${value}`);
      if (!text || /[|⟧<&]/.test(text)) throw new Error(`${key}.${value} has no plain text`);
      return `${value}=${text}`;
    });
    return `⟦${path}:${choices.join('|')}⟧`;
  });
