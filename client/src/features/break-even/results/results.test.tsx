import { screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { BreakEvenCalculator } from '../calculator';

const english = '/solutions/break-even';

const at = (path: string) => renderAt(<BreakEvenCalculator />, { path });
const answer = () => screen.getAllByRole('status')[0];
const number = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('a year takes twelve times the costs, not twelve times rounded units', async () => {
  await at(`${english}?fixed=1000&price=25&variable=10`);
  expect(number('Break-even units')?.nextElementSibling).toHaveTextContent('about 800 per year');
});

test('without fixed costs and a profit to reach, nothing has to be sold', async () => {
  await at(`${english}?fixed=0&price=10&variable=10&target=0`);
  expect(number('Units to sell')).toHaveTextContent('0');
});

test('too many units are told as units, too much money as money', async () => {
  const { user } = await at(english);
  const tooMuch = async (label: string | RegExp) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, '9999999999999');
    await user.tab();
    return field;
  };
  expect(await tooMuch('Fixed costs per month (£)')).toHaveAccessibleDescription(/£1,000,000,000/);
  expect(await tooMuch(/Units you plan to sell per month/)).toHaveAccessibleDescription(/ 1,000,000,000/);
});

describe('without a break-even point', () => {
  it.each([
    ['fixed=100&price=10&variable=12', 'each unit costs £2 more than it brings in'],
    ['fixed=100&price=10&variable=10', 'price and variable cost are the same'],
    ['fixed=0&price=10&variable=10', 'You neither make nor lose money, whatever you sell'],
  ])('%s: it says so', async (query, sentence) => {
    await at(`${english}?${query}&target=50`);
    expect(answer()).toHaveTextContent(sentence);
    expect(screen.queryByText('Break-even units')).not.toBeInTheDocument();
    expect(screen.getByText(/No number of sales gets you there/)).toBeVisible();
    expect(screen.getAllByRole('img')[0]).toHaveAccessibleName(/Revenue never rises above the total costs/);
  });
});
