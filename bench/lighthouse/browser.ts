import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

const otherCategories = ['accessibility', 'best-practices', 'seo'];

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

/** The results of one page load under Lighthouse's mobile conditions: scores out of 100, times in milliseconds. */
export interface Run {
  performance: number;
  /** The lowest of accessibility, best practices and SEO. */
  others: number;
  /** The audits of those categories that the page fails. */
  failed: string[];
  cls: number;
  tbt: number;
  lcp: number;
}

/** A browser for all runs; Lighthouse empties its HTTP cache before each, and keeps cookies and local storage. */
export async function openBrowser() {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: flags,
  });

  const quiet = { port: chrome.port, logLevel: 'silent' } as const;

  /** Retries twice if the measurement itself fails, which says nothing about the page. */
  async function measure(address: string, onlyCategories?: string[], attempts = 3): Promise<Run> {
    const result = await lighthouse(address, { ...quiet, onlyCategories });
    if (!result) throw new Error(`${address}: no result`);
    const { lhr } = result;
    if (lhr.runtimeError && attempts > 1) return measure(address, onlyCategories, attempts - 1);
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(address).pathname)
      throw new Error(`${address} led to ${lhr.finalDisplayedUrl}`);
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score(lhr, 'performance'),
      others: onlyCategories ? 100 : Math.min(...otherCategories.map((name) => score(lhr, name))),
      failed: onlyCategories ? [] : failedAudits(lhr),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      lcp: value('largest-contentful-paint'),
    };
  }

  return { port: chrome.port, measure, close: () => chrome.kill() };
}

function score({ categories }: Result, name: string) {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function failedAudits({ categories, audits }: Result) {
  return otherCategories
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

export function median(values: number[]) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
