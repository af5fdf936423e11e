import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { CampaignPiece } from './campaign-piece';

test('the month of the example shows five figures, and says nothing of a rate that is not there', async () => {
  await renderAt(<CampaignPiece />, { path: '/comerzia' });
  expect(screen.getAllByRole('term')).toHaveLength(5);
  expect(screen.queryByText(/in the rate/)).not.toBeInTheDocument();
});
