import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Routes } from '@/app/routes';
import { signedOut } from '@/testing/signed-in';
import { renderAt } from '@/testing/render';

const products = [
  '/consultia',
  '/algorithmia',
  '/webia',
  '/smartboxai',
  '/comerzia',
  '/comercia',
  '/comercia-landing',
  '/huyu-projects',
];

test.each(products.flatMap((path) => [path, `/es${path}`]))(
  '%s shows its product once, in one picture that its caption names and that has nothing to press',
  async (path) => {
    signedOut();
    await renderAt(<Routes path={path} />, { path });
    const figure = await screen.findByRole('figure');
    const picture = within(figure).getByRole('img');
    const caption = figure.querySelector('figcaption')?.textContent ?? '';
    // A picture that is loaded apart comes later.
    await waitFor(() => expect(picture).toHaveTextContent(/\p{L}{3}/u));
    expect(picture).toHaveAccessibleName(caption);
    expect(caption.length).toBeGreaterThan(60);
    expect(picture.querySelectorAll('a, button, input, select, textarea, [tabindex]')).toHaveLength(0);
  },
);
