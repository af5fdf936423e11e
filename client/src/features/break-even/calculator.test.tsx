import { screen, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { BreakEvenCalculator } from './calculator';

const english = '/solutions/break-even';
const spanish = '/es/solutions/break-even';
const figures = 'fixed=3000&price=25&variable=10';

const at = (path: string) => renderAt(<BreakEvenCalculator />, { path });
const address = () => location.pathname + location.search;
const answer = () => screen.getAllByRole('status')[0];
const number = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('an example stands there until a visitor types figures of their own', async () => {
  const { user } = await at(english);
  expect(screen.getByText(/These figures are an example/)).toBeVisible();
  expect(answer()).toHaveTextContent('You break even with 200 units per month.');
  expect(number('Break-even revenue')).toHaveTextContent('£5,000');
  expect(number('Margin of safety')).toHaveTextContent('23.1%');
  expect(address()).toBe(english);

  const fixed = screen.getByLabelText('Fixed costs per month (£)');
  await user.clear(fixed);
  await user.type(fixed, '1,507.50');
  expect(answer()).toHaveTextContent('You break even with 101 units per month.');
  expect(number('Break-even units')?.nextElementSibling).toHaveTextContent('about 1,206 per year');
  expect(number('Break-even revenue')?.nextElementSibling).toHaveTextContent(
    '101 whole units bring in £2,525',
  );
  expect(screen.queryByText(/These figures are an example/)).not.toBeInTheDocument();
  expect(address()).toBe(`${english}?fixed=1507.5&price=25&variable=10&planned=260&target=1500`);
});

test('in Spanish, figures are typed and read the Spanish way', async () => {
  const { user } = await at(spanish);
  const price = screen.getByLabelText('Precio por unidad (€)');
  await user.clear(price);
  await user.type(price, '1.012,50');
  await user.tab();
  expect(price).toHaveValue('1012,5');
  expect(number('Margen de contribución')).toHaveTextContent('1.002,50 €');
  expect(answer()).toHaveTextContent('Cubres costes con 3 unidades al mes.');
  expect(address()).toContain('price=1012.5');
});

test('an address brings its figures, and per year they count per year', async () => {
  const { user } = await at(`${spanish}?${figures}&planned=150`);
  expect(screen.getByLabelText('Costes fijos al mes (€)')).toHaveValue('3000');
  expect(number('Pérdida')).toHaveTextContent('750 €');
  expect(number('Por debajo del equilibrio')).toHaveTextContent('50 unidades');
  await user.selectOptions(screen.getByLabelText('Las cifras son'), 'al año');
  expect(screen.getByLabelText('Costes fijos al año (€)')).toHaveValue('3000');
  expect(answer()).toHaveTextContent('Cubres costes con 200 unidades al año.');
  expect(screen.getByText('unas 17 al mes')).toBeVisible();
  expect(address()).toBe(`${spanish}?${figures}&planned=150&period=year`);
});

test('going back to another address of the calculator shows its figures', async () => {
  const { user } = await at(`${english}?${figures}`);
  await user.type(screen.getByLabelText('Price per unit (£)'), '0');
  expect(address()).toContain('price=250');
  history.pushState(null, '', `${english}?fixed=90&price=4&variable=1`);
  expect(await screen.findByText('You break even with 30 units per month.')).toBeVisible();
  expect(screen.getByLabelText('Price per unit (£)')).toHaveValue('4');
});

describe('what cannot be read', () => {
  it.each([
    ['doce', /Esto no es un número. Escríbelo así: 1\.234,56\./],
    ['-5', /La cifra no puede ser negativa/],
    ['2.000.000.000', /La cifra puede llegar hasta 1\.000\.000\.000\s€\./],
    ['0,1234567', /Usa como mucho 6 decimales/],
    [' ', /Escribe una cifra; si no hay, pon 0/],
  ])('is kept and explained beside its field: “%s”', async (text, message) => {
    const { user } = await at(`${spanish}?${figures}`);
    const price = screen.getByLabelText('Precio por unidad (€)');
    await user.clear(price);
    await user.type(price, text);
    await user.tab();
    expect(price).toHaveValue(text);
    expect(price).toBeInvalid();
    expect(price).toHaveAccessibleDescription(message);
    expect(screen.getByText(/Los resultados son los de las últimas cifras válidas/)).toBeVisible();

    await user.clear(price);
    await user.type(price, '20');
    expect(price).toBeValid();
    expect(answer()).toHaveTextContent('Cubres costes con 300 unidades al mes.');
  });

  it('in a link is named, and the example stands in', async () => {
    await at(`${english}?fixed=600&price=abc&variable=10&planned=2.5`);
    const notice = screen.getByText('Part of the link couldn’t be read').parentElement;
    expect(notice).toHaveTextContent('The example’s figure stands in for: price.');
    expect(notice).toHaveTextContent('Left empty: planned units.');
    expect(screen.getByText('You break even with 40 units per month.')).toBeVisible();
  });
});

test('units that can be split are not rounded, and may be planned in parts', async () => {
  const { user } = await at(`${english}?fixed=1000&price=10&variable=7`);
  await user.type(screen.getByLabelText('Units you plan to sell per month'), '400.5');
  await user.tab();
  expect(screen.getByText(/Type a whole number, or tick/)).toBeVisible();
  await user.click(screen.getByLabelText('Units can be split'));
  expect(number('Break-even units')).toHaveTextContent('333.33');
  expect(number('Profit')).toHaveTextContent('£201.50');
  expect(screen.queryByText(/Type a whole number, or tick/)).not.toBeInTheDocument();
  expect(address()).toBe(`${english}?fixed=1000&price=10&variable=7&planned=400.5&units=split`);
});

test('the example can be shown again, and one’s own figures brought back', async () => {
  const { user } = await at(`${english}?fixed=600&price=25&variable=10`);
  await user.click(screen.getByRole('button', { name: 'Show the example again' }));
  expect(answer()).toHaveTextContent('200 units');
  expect(address()).toBe(english);
  await user.click(screen.getByRole('button', { name: 'Bring back my figures' }));
  expect(answer()).toHaveTextContent('40 units');
  expect(address()).toBe(`${english}?fixed=600&price=25&variable=10`);
});

test('the chart says what it shows, and stands on a table', async () => {
  const { user } = await at(`${spanish}?${figures}&planned=250`);
  for (const drawing of screen.getAllByRole('img')) {
    expect(drawing).toHaveAccessibleName(/se cruzan en 200 unidades y 5\.000\s€.*previsión de 250 unidades/);
  }
  await user.click(screen.getByText('El gráfico en una tabla', { selector: 'summary' }));
  const table = screen.getByRole('table', { name: 'El gráfico en una tabla' });
  expect(within(table).getByRole('row', { name: /^200 equilibrio 5\.000\s€ 5\.000\s€ 0\s€$/ })).toBeVisible();
  expect(
    within(table).getByRole('row', { name: /^250 tu previsión 6\.250\s€ 5\.500\s€ 750\s€$/ }),
  ).toBeVisible();
});

test('the sensitivity table marks today and can change the fixed costs instead', async () => {
  const { user } = await at(`${english}?${figures}`);
  const table = screen.getByRole('table', { name: 'If your price or costs change' });
  const today = () => table.querySelector('[aria-current]');
  expect(today()).toHaveTextContent('200today');
  expect(within(table).getByRole('rowheader', { name: '+20% £30' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '+20% £30 137 143 150 158 167' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Change the price together with'), 'Fixed costs');
  expect(within(table).getByRole('columnheader', { name: '−20% £2,400' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '+20% £30 120 135 150 165 180' })).toBeVisible();
});

describe('the link', () => {
  it('is copied whole, also of the example, and confirmed until the figures change', async () => {
    const { user } = await at(spanish);
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await screen.findByText('Enlace copiado')).toBeVisible();
    const link = `${location.origin}${spanish}?${figures}&planned=260&target=1500`;
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.type(screen.getByLabelText('Precio por unidad (€)'), '0');
    expect(screen.queryByText('Enlace copiado')).not.toBeInTheDocument();
  });

  it('is shown for copying by hand where the browser refuses', async () => {
    const { user } = await at(`${english}?${figures}`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const field = await screen.findByLabelText('Link to this calculation');
    expect(field).toHaveValue(`${location.origin}${english}?${figures}`);
    expect(field).toHaveFocus();
  });
});

test('a browser that refuses to change the address loses nothing', async () => {
  const { user } = await at(`${english}?${figures}`);
  const refusal = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  await user.type(screen.getByLabelText('Fixed costs per month (£)'), '0');
  expect(answer()).toHaveTextContent('2,000 units');
  refusal.mockRestore();
  await user.type(screen.getByLabelText('Price per unit (£)'), '0');
  expect(address()).toBe(`${english}?fixed=30000&price=250&variable=10`);
});
