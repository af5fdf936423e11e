import { describe, expect, test } from 'vitest';
import type { CompanyList } from '@shared/consulting/items/lists';
import { readImport } from './read-import';
import { messages } from '@shared/messages';
import { itemMessages } from '@shared/consulting/items/messages';

const contacts = [
  { id: 3, name: 'Marta Ruiz' },
  { id: 4, name: 'Íñigo Gil' },
];

const departments = [
  { id: 7, name: 'Administración' },
  { id: 8, name: 'Ventas' },
];

const items = (list: CompanyList, text: string) =>
  readImport(list, text, { departments, contacts }).rows.map(({ item }) => item);

const untold = { hoursPerMonth: null, measure: null, responsibleId: null, strengthIds: [] };
const problem = { priority: 3, departmentId: null, ...untold };

describe('one item a line', () => {
  test('is how prose is read, whatever its commas', () => {
    expect(items('problems', 'Slow, manual quotes\n\nStock runs out; often\n')).toEqual([
      { ...problem, description: 'Slow, manual quotes' },
      { ...problem, description: 'Stock runs out; often' },
    ]);
  });

  test.each<[CompanyList, string, object]>([
    ['products', 'Bread: baked daily', { name: 'Bread', description: 'baked daily', type: 'product' }],
    ['contacts', 'Eva Ruiz – CEO', { name: 'Eva Ruiz', position: 'CEO' }],
    ['departments', 'Sales - sells', { name: 'Sales', function: 'sells', digitalizationLevel: 3 }],
    ['strengths', 'Team: quick - and kind', { description: 'Team: quick - and kind', impact: 3 }],
  ])('gives %s both texts where both are needed: %s', (list, text, item) => {
    expect(items(list, text)).toMatchObject([item]);
  });

  test('leaves out the marks of a written list', () => {
    expect(items('strengths', '- Team\n• Data\n3. Brand\n24-hour service')).toMatchObject(
      ['Team', 'Data', 'Brand', '24-hour service'].map((description) => ({ description })),
    );
  });

  test('says what it lacks', () => {
    const { rows } = readImport('products', 'Bread');
    expect(rows).toEqual([
      { line: 1, given: { name: 'Bread' }, problems: { description: messages['description.required'] } },
    ]);
  });
});

describe('columns without a header', () => {
  test.each([
    ['tabs', 'Slow\t5\tventas\nDear\t1\t'],
    ['semicolons', 'Slow;5;VENTAS\r\nDear;1/5;'],
    ['commas', '"Slow",5,Ventas\nDear,1,'],
  ])('are taken in the usual order: %s', (_name, text) => {
    expect(items('problems', text)).toEqual([
      { ...problem, description: 'Slow', priority: 5, departmentId: 8 },
      { ...problem, description: 'Dear', priority: 1 },
    ]);
  });

  test('copied from a spreadsheet are columns even where a cell is wrong or missing', () => {
    const { rows } = readImport('problems', 'Slow\t7\t\t\nDear');
    expect(rows).toMatchObject([
      { given: { description: 'Slow', priority: '7' }, problems: { priority: messages['level.range'] } },
      { item: { description: 'Dear', priority: 3 } },
    ]);
  });

  test('are only seen where every line has them', () => {
    expect(items('strengths', 'Loyal, 5\nQuick, kind, 4')).toMatchObject([
      { description: 'Loyal, 5', impact: 3 },
      { description: 'Quick, kind, 4', impact: 3 },
    ]);
  });
});

describe('a header', () => {
  test.each([
    'Correo electrónico;Nombre;Cargo;Contacto principal\neva@example.org;Eva;Gerente;sí\n;Ana;Jefa;',
    '\uFEFFname,EMAIL,Position,primary\nEva,eva@example.org,Gerente,yes\nAna,,Jefa,no',
  ])('names the columns in either language and any order', (text) => {
    const phone = null;
    expect(items('contacts', text)).toEqual([
      { name: 'Eva', position: 'Gerente', email: 'eva@example.org', isPrimary: true, phone },
      { name: 'Ana', position: 'Jefa', email: null, isPrimary: false, phone },
    ]);
  });

  test('may stand alone over one column of prose', () => {
    expect(items('problems', 'Problema\nLento, manual')).toEqual([
      { ...problem, description: 'Lento, manual' },
    ]);
  });

  test('may follow the line that states the delimiter', () => {
    expect(items('products', 'sep=;\nnombre;descripción\nPan, dulce;Hecho, a mano')).toMatchObject([
      { name: 'Pan, dulce', description: 'Hecho, a mano' },
    ]);
  });

  test('with headings that nobody knows leaves their columns out and says so', () => {
    const read = readImport('departments', 'Departamento,Planta,Función,Nivel,Jefe\nVentas,2,Vende,4,Ana');
    expect(read).toMatchObject({
      unknown: ['Planta', 'Jefe'],
      fields: ['name', 'function', 'digitalizationLevel'],
    });
    expect(read.rows[0]?.item).toEqual({
      name: 'Ventas',
      function: 'Vende',
      digitalizationLevel: 4,
      programs: null,
    });
  });
});

test('every row says what is wrong beside the field, and where it stands', () => {
  const text = 'description,priority,department\n"Two\nlines",6,Ventas\n,2,\nDear,2,Legal';
  expect(readImport('problems', text, { departments, contacts }).rows).toMatchObject([
    { line: 2, problems: { priority: messages['level.range'] } },
    { line: 4, problems: { description: messages['description.required'] } },
    {
      line: 5,
      given: { departmentId: 'Legal' },
      problems: { departmentId: itemMessages['department.missing'] },
    },
  ]);
});

describe('what the report needs', () => {
  const told = { hoursPerMonth: 12.5, measure: 'Minutos por noche', responsibleId: 4 };

  test.each([
    'Problema;Horas al mes;Medida;Responsable\nA mano;12,5;Minutos por noche;iñigo gil',
    'Responsible,Measure,Hours a month,Problem\nÍñigo Gil,Minutos por noche,12.5,A mano',
  ])('has headings in either language', (text) => {
    expect(items('problems', text)).toEqual([{ ...problem, ...told, description: 'A mano' }]);
  });

  test('follows the other columns where there is no header', () => {
    expect(items('problems', 'A mano;4;Ventas;12,5;Minutos por noche;Íñigo Gil')).toEqual([
      { ...problem, ...told, description: 'A mano', priority: 4, departmentId: 8 },
    ]);
    expect(items('departments', 'Ventas\tVende\t4\tSage, Excel')).toMatchObject([
      { programs: 'Sage, Excel' },
    ]);
  });

  test('may be the programs of a department', () => {
    for (const heading of ['Programs', 'programas', 'Software'])
      expect(items('departments', `Nombre;Función;${heading}\nVentas;Vende;Sage, Excel`)).toMatchObject([
        { programs: 'Sage, Excel' },
      ]);
  });

  test('is refused beside the field where it is wrong', () => {
    const text = 'problem;hours;responsible\nA;12,25;\nB;many;\nC;;Nobody';
    const range = itemMessages['hours.range'];
    expect(readImport('problems', text, { departments, contacts }).rows).toMatchObject([
      { given: { hoursPerMonth: '12,25' }, problems: { hoursPerMonth: range } },
      { given: { hoursPerMonth: 'many' }, problems: { hoursPerMonth: range } },
      { given: { responsibleId: 'Nobody' }, problems: { responsibleId: itemMessages['contact.missing'] } },
    ]);
  });
});

test('types and answers are read in both languages, and others refused', () => {
  const read = readImport('products', 'nombre;descripcion;tipo\nA;a;Servicio\nB;b;product\nC;c;cosa');
  expect(read.rows.map(({ item }) => item?.type)).toEqual(['service', 'product', undefined]);
  expect(read.rows[2]?.problems).toEqual({ type: messages['type.required'] });
});

test('only one of the contacts can be the primary one', () => {
  const { rows } = readImport('contacts', 'name,position,primary\nEva,CEO,x\nAna,CTO,x');
  expect(rows.map(({ problems }) => problems)).toEqual([
    {},
    { isPrimary: itemMessages['contact.onePrimary'] },
  ]);
  expect(rows[1]?.item).toBeUndefined();
});

test('more rows than one import may hold are told', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Problem ${index}`).join('\n');
  expect(readImport('problems', lines(500)).tooMany).toBe(false);
  expect(readImport('problems', lines(501)).tooMany).toBe(true);
  expect(readImport('problems', '').rows).toEqual([]);
});

test('of an endless text the first 5,000 rows are read, and that it goes on is told', () => {
  const short = readImport('products', 'Bread,Baked daily\n'.repeat(5_000));
  expect([short.rows.length, short.isCut]).toEqual([5_000, false]);
  for (const line of ['Bread,Baked daily\n', 'Bread: baked daily\n']) {
    const endless = readImport('products', line.repeat(200_000));
    expect([endless.rows.length, endless.tooMany, endless.isCut]).toEqual([5_000, true, true]);
  }
});

test('two texts in a line are told apart whatever room is left between them', () => {
  const { rows } = readImport('products', `Bread   -   baked daily\nCakes${' '.repeat(50_000)}to order`);
  expect(rows.map(({ given }) => Object.keys(given))).toEqual([['name', 'description'], ['name']]);
  expect(rows[0]?.given).toEqual({ name: 'Bread', description: 'baked daily' });
});
