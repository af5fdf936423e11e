import { describe, expect, it } from 'vitest';
import { imagePath } from '@/lib/address/social-card';
import { missingHead, pageHead } from './page-head';

const page = {
  path: '/es/solutions',
  language: 'es',
  head: { title: 'Once "soluciones"', description: 'IA & finanzas', keywords: 'ia, defi' },
  structuredData: [{ '@type': 'WebPage', name: '</script><script>alert(1)' }],
} as const;

const parsed = (html: string) => {
  document.head.innerHTML = html;
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  const href = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');
  return { content, href };
};

describe('the head of a page rendered ahead of time', () => {
  it('has title, description and keywords, whatever characters they hold', () => {
    const { content } = parsed(pageHead(page));
    expect(document.title).toBe('Once "soluciones" | QuorumIA');
    expect(content('meta[name=description]')).toBe('IA & finanzas');
    expect(content('meta[name=keywords]')).toBe('ia, defi');
    expect(content('meta[name=robots]')).toBeUndefined();
  });

  it('names its own address and those of both languages, English for everybody else', () => {
    const { href } = parsed(pageHead(page));
    expect(href('link[rel=canonical]')).toBe('https://public-url.invalid/es/solutions');
    expect(href('link[hreflang=es]')).toBe('https://public-url.invalid/es/solutions');
    expect(href('link[hreflang=en]')).toBe('https://public-url.invalid/solutions');
    expect(href('link[hreflang=x-default]')).toBe('https://public-url.invalid/solutions');
  });

  it('names the file that holds the same, if there is one', () => {
    const file = { path: '/informe.pdf', type: 'application/pdf', title: 'Ábrelo en PDF' };
    const { href } = parsed(pageHead({ ...page, head: { ...page.head, file } }));
    expect(href('link[type="application/pdf"][rel=alternate]')).toBe(
      'https://public-url.invalid/informe.pdf',
    );
    expect(href('link[rel=canonical]')).toBe('https://public-url.invalid/es/solutions');
    expect(parsed(pageHead(page)).href('link[type="application/pdf"]')).toBeUndefined();
  });

  it('shows social networks its own picture and words', () => {
    const { content } = parsed(pageHead(page));
    expect(content('meta[property="og:locale"]')).toBe('es_ES');
    expect(content('meta[property="og:url"]')).toBe('https://public-url.invalid/es/solutions');
    expect(content('meta[property="og:image"]')).toBe('https://public-url.invalid/og/solutions-es.png');
    expect(content('meta[name="twitter:title"]')).toBe('Once "soluciones" | QuorumIA');
  });

  it('holds structured data that cannot end its script early', () => {
    parsed(pageHead(page));
    const data = document.head.querySelectorAll('script[type="application/ld+json"]');
    expect([...data].map(({ textContent }) => JSON.parse(textContent))).toEqual(page.structuredData);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });
});

it('the page of unknown addresses asks not to be indexed and names no address', () => {
  const { content, href } = parsed(missingHead(page.head));
  expect(content('meta[name=robots]')).toBe('noindex');
  expect(href('link[rel=canonical]')).toBeUndefined();
  expect(content('meta[property="og:url"]')).toBeUndefined();
});

it.each([
  ['/', '/og/home-en.png'],
  ['/es', '/og/home-es.png'],
  ['/es/solutions/break-even', '/og/solutions-break-even-es.png'],
])('the picture of %s is %s', (path, image) => {
  expect(imagePath(path)).toBe(image);
});
