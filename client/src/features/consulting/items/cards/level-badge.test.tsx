import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { ProblemCard } from './problem-card';
import { StrengthCard } from './strength-card';
import { anyProblem, anyStrength } from '../../testing/company-on-server';

const red = 'danger';
const yellow = 'caution';
const blue = 'info';
const green = 'positive';
const grey = 'neutral';

test.each([
  [5, red],
  [4, red],
  [3, yellow],
  [2, blue],
  [1, blue],
])('a problem of priority %i is marked %s', async (priority, tone) => {
  await renderAt(<ProblemCard problem={anyProblem({ priority })} />, { language: 'es' });
  expect(screen.getByText(`Prioridad ${priority}/5`)).toHaveAttribute('data-tone', tone);
});

test.each([
  [5, green],
  [4, green],
  [3, blue],
  [2, grey],
  [1, grey],
])('a strength of impact %i is marked %s', async (impact, tone) => {
  await renderAt(<StrengthCard strength={anyStrength({ impact })} />, { language: 'es' });
  expect(screen.getByText(`Impacto ${impact}/5`)).toHaveAttribute('data-tone', tone);
});
