import { act } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { type Head, useHead } from './head';

function Page(head: Head) {
  useHead(head);
  return null;
}

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const href = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');

test('from page to page, what social networks are told follows', async () => {
  const { rerender } = await renderAt(<Page title="Eleven solutions" description="Each for one job" />, {
    path: '/solutions',
  });
  expect(content('meta[property="og:title"]')).toBe('Eleven solutions | QuorumIA');
  expect(content('meta[name="twitter:description"]')).toBe('Each for one job');
  act(() => navigate('/es'));
  rerender(<Page title="Servicios" description="Tres maneras" />);
  expect(content('meta[property="og:title"]')).toBe('Servicios | QuorumIA');
  expect(content('meta[property="og:locale"]')).toBe('es_ES');
  expect(content('meta[property="og:url"]')).toBe(`${location.origin}/es`);
  expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  expect(href('link[rel="canonical"]')).toBe(`${location.origin}/es`);
});

test('of a page that is not public, they are told nothing', async () => {
  const { rerender } = await renderAt(<Page title="Services" />, { path: '/' });
  expect(content('meta[property="og:url"]')).toBe(`${location.origin}/`);
  act(() => navigate('/settings'));
  rerender(<Page title="Settings" noindex />);
  expect(document.head.querySelectorAll('[property^="og:"], [name^="twitter:"]')).toHaveLength(0);
  expect(content('meta[name="robots"]')).toBe('noindex');
});
