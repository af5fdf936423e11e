import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import type { BarLayout } from './chart-size';
import { ChartFrame } from './chart-frame';
import { LazyBarChart } from './lazy-bar-chart';

const text = (value: number) => `${value} €`;
const data = {
  rowsLabel: 'Stage',
  columns: [
    { name: 'amount', label: 'Amount', text },
    { name: 'weighted', label: 'Weighted', text },
  ],
  rows: [
    {
      name: '1',
      label: 'Enquiry',
      cells: { amount: { value: 300, to: '/rows?stage=1' }, weighted: { value: 100 } },
    },
    { name: '2', label: 'Proposal', cells: { amount: { value: 0 }, weighted: { value: null } } },
  ],
};

const layouts: BarLayout[] = [
  { direction: 'horizontal' },
  { direction: 'horizontal', stacked: true },
  { direction: 'vertical' },
  { direction: 'vertical', stacked: true },
];

const open = (layout: BarLayout = { direction: 'horizontal' }, language: 'en' | 'es' = 'en') =>
  renderAt(
    <ChartFrame title="Pipeline" caption="Open today" data={data} fileName="pipeline">
      <LazyBarChart label="Pipeline" {...data} {...layout} />
    </ChartFrame>,
    { language },
  );

test('a row without any value has one dash in the drawing, and its values in the table', async () => {
  await open();
  const drawing = await screen.findByRole('group', { name: 'Pipeline' });
  expect(within(drawing).getAllByText('–')).toHaveLength(1);
  expect(within(drawing).queryByText('0 €')).not.toBeInTheDocument();
});

test.each(layouts)('each bar says its value and leads to its rows: %o', async (layout) => {
  const { user } = await open(layout);
  expect(screen.getByRole('figure', { name: 'Pipeline' })).toBeVisible();
  const drawing = within(await screen.findByRole('group', { name: 'Pipeline' }));
  const bar = drawing.getByRole('link', { name: 'Enquiry, Amount: 300 €' });
  expect(bar).toHaveAttribute('href', '/rows?stage=1');
  expect(drawing.getByRole('img', { name: 'Enquiry, Weighted: 100 €' })).toHaveAttribute('tabindex', '0');
  expect(drawing.queryByLabelText(/^Proposal/)).not.toBeInTheDocument();
  await user.click(bar);
  expect(location.pathname + location.search).toBe('/rows?stage=1');
});

test('bars that lie side by side are as long as their values', async () => {
  await open();
  const widthOf = (name: string) =>
    Number(screen.getByLabelText(name).querySelector('rect')?.getAttribute('width'));
  await screen.findByRole('group', { name: 'Pipeline' });
  expect(widthOf('Enquiry, Amount: 300 €')).toBeCloseTo(3 * widthOf('Enquiry, Weighted: 100 €'), 6);
});

test('many columns say their names beside each value too, for a narrow place, and each is read once', async () => {
  const names = ['Amount', 'Weighted', 'Won', 'Lost'];
  const columns = names.map((label) => ({ name: label, label, text }));
  const cells = Object.fromEntries(names.map((name, index) => [name, { value: index }]));
  const wide = { rowsLabel: 'Stage', columns, rows: [{ name: '1', label: 'Enquiry', cells }] };
  await renderAt(
    <ChartFrame asTable title="Pipeline" caption="" data={wide} fileName="pipeline">
      Drawing
    </ChartFrame>,
  );
  const row = screen.getByRole('row', { name: 'Enquiry 0 € 1 € 2 € 3 €' });
  expect(row).toHaveTextContent('EnquiryAmount0 €Weighted1 €Won2 €Lost3 €');
});

const onPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === (isPhone ? '(width < 40rem)' : '(width >= 40rem)'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test.each([
  [true, 4],
  [false, 7],
])('on a phone (%s) a table of many columns and rows begins with a few', async (isPhone, shown) => {
  onPhone(isPhone);
  const columns = ['a', 'b', 'c', 'd'].map((name) => ({ name, label: name, text }));
  const rows = [1, 2, 3, 4, 5, 6].map((name) => ({ name: String(name), label: `Row ${name}`, cells: {} }));
  const { user } = await renderAt(
    <ChartFrame asTable title="Pipeline" caption="" data={{ rowsLabel: 'Stage', columns, rows }} fileName="p">
      Drawing
    </ChartFrame>,
  );
  expect(screen.getAllByRole('row')).toHaveLength(shown);
  if (!isPhone) return;
  await user.click(screen.getByRole('button', { name: 'Show all 6' }));
  expect(screen.getAllByRole('row')).toHaveLength(7);
});

test.each([true, false])(
  'names stand above their bars on a phone (%s), and else before them',
  async (isPhone) => {
    onPhone(isPhone);
    await open();
    const bar = (await screen.findByLabelText('Enquiry, Amount: 300 €')).querySelector('rect');
    expect(Number(bar?.getAttribute('x')) > 0).toBe(!isPhone);
  },
);

test('the table stands behind the drawing, and in its place with the links', async () => {
  const { user } = await open();
  await screen.findByRole('group', { name: 'Pipeline' });
  const table = () => within(screen.getByRole('table', { name: 'Pipeline' }));
  expect(
    table()
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['StageAmountWeighted', 'Enquiry300 €100 €', 'Proposal0 €–']);
  expect(table().queryByRole('link')).not.toBeInTheDocument();
  const choice = within(screen.getByRole('group', { name: 'Show Pipeline as' }));
  await user.click(choice.getByRole('button', { name: 'Table' }));
  expect(choice.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('group', { name: 'Pipeline' })).not.toBeInTheDocument();
  expect(table().getByRole('link', { name: '300 €' })).toHaveAttribute('href', '/rows?stage=1');
});

test('the file is made in the browser, in the language of the reader', async () => {
  let saved = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved = content as Blob;
    return 'blob:chart';
  });
  const { user } = await open({ direction: 'horizontal' }, 'es');
  const name = vi.fn<(file: string) => void>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name(this.download);
  });
  await user.click(screen.getByRole('button', { name: 'Descargar Pipeline en CSV' }));
  expect(name).toHaveBeenCalledWith('pipeline.csv');
  const bytes = new Uint8Array(await saved.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Stage;Amount;Weighted\r\nEnquiry;300;100\r\nProposal;0;\r\n');
});
