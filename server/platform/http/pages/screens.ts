import type { Request } from 'express';
import { englishAddress, isSpanishAddress } from '../../../../shared/addresses/spanish';
import { defaultLanguage, isLanguage, type Language, languageCookie } from '../../../../shared/languages';
import { hostSessionCookie, sessionCookie } from '../../sessions';
import type { StoredFile } from './stored-file';

/** A screen that the build has rendered, for one language, one query and some settings. */
export interface RenderedScreen {
  path: string;
  language: Language;
  /** The parameters that a request must have; `*` stands for any value. */
  search: string;
  flags: Record<string, boolean>;
  file: string;
}

/** The page of an app address without content, by language. */
export interface Shell {
  pattern: string;
  files: Record<Language, string>;
}

type Load = (file: string) => StoredFile;

/**
 * Finds the page for a request to an address without a language: the first prerendered screen whose query the request
 * contains, or else the shell of the address. The `language` cookie sets the language. Users with a session get the
 * shell, because they are redirected at once.
 */
export function createScreens(
  { screens, shells }: { screens: readonly RenderedScreen[]; shells: readonly Shell[] },
  flags: Record<string, boolean>,
  load: Load,
) {
  const isOfServer = (screen: RenderedScreen) =>
    Object.entries(screen.flags).every(([name, value]) => flags[name] === value);
  const rendered = screens.filter(isOfServer).map((screen) => ({ ...screen, page: load(screen.file) }));
  const empty = shells.map(({ pattern, files }) => ({
    matches: matcherOf(pattern),
    pages: { en: load(files.en), es: load(files.es) },
  }));
  return {
    pages: [...rendered.map(({ page }) => page), ...empty.flatMap(({ pages }) => Object.values(pages))],
    /**
     * The shell that users with a session get at an address of the public site that is also a portal; its Spanish
     * address leads them to the portal's.
     */
    ofSession(request: Request): StoredFile | undefined {
      const cookies = request.headers.cookie ?? '';
      const path = englishAddress(request.path);
      const shell = hasSession(cookies) ? empty.find(({ matches }) => matches.test(path)) : undefined;
      return shell?.pages[isSpanishAddress(request.path) ? 'es' : languageOf(cookies)];
    },
    find(request: Request): StoredFile | undefined {
      const path = request.path.replace(/(?<!\/)\/+$/, '');
      const cookies = request.headers.cookie ?? '';
      const language = languageOf(cookies);
      const isMeant = (screen: RenderedScreen) =>
        screen.path === path && screen.language === language && hasAll(screen.search, request);
      const screen = hasSession(cookies) ? undefined : rendered.find(isMeant);
      return screen?.page ?? empty.find(({ matches }) => matches.test(path))?.pages[language];
    },
  };
}

/** Converts a pattern into a regular expression: `:name` is one segment of the address, `:name?` is optional. */
const matcherOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

const hasAll = (search: string, { originalUrl }: Request) => {
  const given = new URLSearchParams(originalUrl.split('?')[1] ?? '');
  return [...new URLSearchParams(search)].every(([name, value]) =>
    value === '*' ? given.get(name) : given.get(name) === value,
  );
};

const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`);

function languageOf(cookies: string): Language {
  const chosen = chosenLanguage.exec(cookies)?.[1];
  return isLanguage(chosen) ? chosen : defaultLanguage;
}

const hasSession = (cookies: string) =>
  cookies
    .split(/;\s*/)
    .some((cookie) => /^[^=]+/.exec(cookie)?.some((name) => sessionCookies.includes(name)));

const sessionCookies = [sessionCookie, hostSessionCookie];
