import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { ToTimeline } from './to-timeline';

/** A page whose timeline begins at some height. */
async function openWith(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  await renderAt(
    <>
      <ToTimeline />
      <section id="timeline" />
    </>,
  );
}

test('a link leads to a timeline that is beyond the first screens', async () => {
  await openWith(innerHeight * 2);
  expect(await screen.findByRole('link', { name: 'Go to the timeline' })).toHaveAttribute(
    'href',
    '#timeline',
  );
});

test('no link leads to a timeline that is seen, or soon', async () => {
  await openWith(innerHeight);
  expect(screen.queryByRole('link', { name: 'Go to the timeline' })).not.toBeInTheDocument();
});
