const named = /[?&](account=(\d+))/.exec(globalThis.location?.search ?? '');

/**
 * The account that the page's address names (`?account=7`); undefined without one. The address of a page names it, and
 * no session does, so that two tabs can show two accounts. It stays the same until the page is loaded anew.
 */
export const namedAccount = named?.[2];

/** An address of a page or of the API with the account that the page names, unless it names one itself. */
export const accountUrl = (url: string): string =>
  named && !/[?&]account=/.test(url)
    ? url.replace(/\?|(?=#)|$/, (mark) => `?${named[1]}${mark && '&'}`)
    : url;
