import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';
import { type Person, personAt, report } from './person';

/**
 * The most clicks from an empty account to its first result, by the specification. The first approved campaign is
 * counted in `comerzia-first-set.spec.ts`.
 */
const mostClicks = { report: 25, board: 10 } as const;

/** Columns as a spreadsheet copies them: with headings, without, and a single one. */
const pasted = {
  products: 'Nombre\tDescripción\nHogaza\tCon masa madre\nCruasán\tDe mantequilla\nBollo\tCon azúcar',
  departments: 'Obrador\tHornea cada noche\nVentas\tAtiende la tienda',
  problems: 'Apuntamos los pedidos manualmente\nEl reparto es lento',
  strengths: 'Tenemos datos de ventas de diez años\nLa clientela repite',
};

async function describeCompany(page: Page, person: Person) {
  const dialog = page.getByRole('dialog');
  person.begin('company');
  await person.click(page.getByRole('button', { name: 'Describe tu empresa', exact: true }));
  await person.type(dialog.getByLabel('Nombre'), 'Horno Nuevo');
  await person.press('Tab');
  await person.type(dialog.getByLabel('Sector'), 'Alimentación');
  await person.press('Tab');
  await person.type(dialog.getByLabel('Tamaño'), 'P');
  await person.press('Tab');
  await person.type(dialog.getByLabel('Estructura'), 'S');
  await person.click(dialog.getByRole('button', { name: 'Crear' }));
  await person.sees(page.getByRole('heading', { level: 1, name: 'Horno Nuevo' }));
}

/** Pastes the rows of the list that the company lacks next. */
async function pasteList(page: Page, person: Person, rows: string, button: RegExp) {
  const dialog = page.getByRole('dialog');
  await person.click(page.getByRole('button', { name: 'Pegar o importar' }));
  await person.paste(dialog.getByRole('textbox').first(), rows);
  await person.click(dialog.getByRole('button', { name: button }));
  await expect(dialog).toBeHidden();
}

async function pasteAll(page: Page, person: Person) {
  person.begin('lists');
  await pasteList(page, person, pasted.products, /3/);
  for (const [list, rows] of [
    ['Departamentos', pasted.departments],
    ['Problemas', pasted.problems],
    ['Fortalezas', pasted.strengths],
  ] as const) {
    await person.open(page.getByRole('tab', { name: list }));
    await pasteList(page, person, rows, /2/);
  }
}

async function makeReport(page: Page, person: Person) {
  person.begin('report');
  await person.click(page.getByRole('link', { name: 'Ir al informe' }));
  await person.click(page.getByRole('button', { name: 'Generar informe' }));
  await person.click(page.getByRole('dialog').getByRole('button', { name: 'Generar ahora' }));
  await person.sees(page.getByRole('heading', { name: 'Recomendaciones' }));
}

async function importContacts(page: Page, person: Person) {
  person.begin('import');
  await person.click(page.getByRole('link', { name: 'Importa tus contactos' }));
  await person.paste(
    page.getByLabel('O pega filas aquí'),
    'Ana Souto\tana@example.org\tForn Vell\nEva Puig\teva@example.org\tCa la Eva',
  );
  await person.click(page.getByRole('button', { name: 'Revisar las filas' }));
  await person.click(page.getByRole('button', { name: 'Importar 2 filas' }));
  await person.sees(page.getByRole('heading', { name: 'El archivo está importado' }));
}

async function putOnBoard(page: Page, person: Person) {
  person.begin('board');
  await person.click(page.getByRole('link', { name: 'Oportunidades', exact: true }).first());
  await person.click(page.getByRole('button', { name: 'Nueva oportunidad' }).first());
  const dialog = page.getByRole('dialog');
  await person.type(dialog.getByLabel('Título'), 'Pan para Ana');
  await person.press('Enter');
  await expect(dialog).toBeHidden();
  await person.sees(page.getByRole('link', { name: 'Pan para Ana' }));
}

for (const hand of ['mouse', 'keyboard'] as const) {
  test(`a new account reaches its first report from pasted lists within the allowed clicks, by ${hand}`, async ({
    page,
  }, info) => {
    const complaints = await newAccount(page, `first-report-${hand}`, 'es');
    const person = personAt(page, { hand });
    await page.goto('/consultoria');
    await expect(page.getByRole('heading', { name: 'Empieza por aquí' })).toBeVisible();
    await expectAccessible(page);
    await describeCompany(page, person);
    await pasteAll(page, person);
    await makeReport(page, person);
    report(person, info);
    expect(person.counted().clicks).toBeLessThanOrEqual(mostClicks.report);
    expect(complaints).toEqual([]);
  });

  test(`a new account has its contacts and an opportunity on the board within the allowed clicks, by ${hand}`, async ({
    page,
  }, info) => {
    const complaints = await newAccount(page, `first-board-${hand}`, 'es');
    const person = personAt(page, { hand });
    await page.goto('/leadmanager/dashboard');
    await expect(page.getByRole('heading', { name: 'Empieza por aquí' })).toBeVisible();
    await expectAccessible(page);
    await importContacts(page, person);
    await putOnBoard(page, person);
    report(person, info);
    expect(person.counted().clicks).toBeLessThanOrEqual(mostClicks.board);

    // What is left of the start, and the opportunity without a next step, wait today.
    await page.goto('/today');
    await expect(page.getByRole('link', { name: 'Una tarea para esta semana' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pan para Ana' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page);
    expect(complaints).toEqual([]);
  });
}
