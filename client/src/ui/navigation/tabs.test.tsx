import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { BesideTabs, Tabs } from './tabs';

function Parts() {
  const [current, setCurrent] = useState<'people' | 'pages'>('people');
  return (
    <Tabs
      title="Leads"
      label="Parts"
      current={current}
      onChange={setCurrent}
      tabs={[
        {
          name: 'people',
          label: 'People',
          content: (
            <>
              <BesideTabs>
                <button type="button">Search people</button>
              </BesideTabs>
              <p>Ana</p>
            </>
          ),
        },
        { name: 'pages', label: 'Pages', content: <p>A page</p> },
      ]}
    />
  );
}

test('the row of tabs holds the title, and what the open tab puts beside them', async () => {
  const { user } = await renderAt(<Parts />);
  const row = screen.getByRole('tablist', { name: 'Parts' }).parentElement as HTMLElement;
  expect(within(row).getByRole('heading', { level: 1, name: 'Leads' })).toBeInTheDocument();
  expect(within(row).getByRole('button', { name: 'Search people' })).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Ana');
  await user.click(screen.getByRole('tab', { name: 'Pages' }));
  expect(screen.queryByRole('button', { name: 'Search people' })).not.toBeInTheDocument();
});

test('outside of tabs it stays where it is written', async () => {
  await renderAt(
    <section aria-label="List">
      <BesideTabs>
        <button type="button">Add</button>
      </BesideTabs>
    </section>,
  );
  expect(
    within(screen.getByRole('region', { name: 'List' })).getByRole('button', { name: 'Add' }),
  ).toBeVisible();
});
