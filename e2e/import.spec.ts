import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';

const words = {
  en: {
    importFile: 'Paste or import',
    choose: 'Choose a file',
    fieldOf: (column: string) => `Field for ${column}`,
    email: 'Email',
    check: 'Check the rows',
    willDo: 'What the import will do',
    errors: 'Errors 1',
    why: /Correo:\s*bernat@/,
    import: 'Import 2 rows',
    done: 'The file is imported',
    undo: 'Undo the import',
    clean: /everything can be taken back/,
    undone: /^The import is undone/,
    none: 'No contacts yet',
  },
  es: {
    importFile: 'Pegar o importar',
    choose: 'Elegir un archivo',
    fieldOf: (column: string) => `Campo para ${column}`,
    email: 'Correo electrónico',
    check: 'Revisar las filas',
    willDo: 'Lo que hará la importación',
    errors: 'Errores 1',
    why: /Correo:\s*bernat@/,
    import: 'Importar 2 filas',
    done: 'El archivo está importado',
    undo: 'Deshacer la importación',
    clean: /se puede deshacer todo/,
    undone: /^La importación está deshecha/,
    none: 'Aún no hay contactos',
  },
};

/** A table as saved by a Spanish spreadsheet program: semicolons, Windows-1252, and one invalid address. */
const table = [
  'Nombre;Apellidos;Correo;Empresa',
  'Lucía;Vidal;lucia@example.org;Forn Vell',
  ';;bernat@;Forn Vell',
  'Uxía;Souto;uxia@example.org;',
].join('\r\n');

for (const [language, width, username] of [
  ['es', 360, 'imma'],
  ['en', 1_440, 'imogen'],
] as const) {
  test(`a file with an error is imported and undone, ${width} pixels wide in ${language}`, async ({
    page,
  }) => {
    const t = words[language];
    const complaints = await newAccount(page, username, language);
    await page.setViewportSize({ width, height: 800 });

    await page.goto('/leadmanager/dashboard/contacts');
    await page.getByRole('link', { name: t.importFile }).click();
    await expectAccessible(page);
    await page.getByLabel(t.choose).setInputFiles({
      name: 'contactos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table, 'latin1'),
    });
    await expect(page.getByRole('heading', { level: 1, name: 'contactos.csv' })).toBeVisible();
    const correo = page.getByRole('combobox', { name: t.fieldOf('Correo') });
    await expect(correo.locator('option:checked')).toHaveText(t.email);
    await expectAccessible(page);
    await fits(page);
    await page.getByRole('button', { name: t.check }).click();

    await expect(page.getByRole('heading', { name: t.willDo })).toBeFocused();
    await expect(page.getByRole('tab', { name: t.errors })).toHaveAttribute('aria-selected', 'true');
    const wrong = page.getByRole('row', { name: /bernat@/ });
    await expect(wrong).toContainText('3');
    await expect(wrong).toContainText(t.why);
    await expectAccessible(page);
    await fits(page);
    await page.getByRole('button', { name: t.import }).click();
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    await expectAccessible(page);

    const address = page.url();
    await page.goto('/leadmanager/dashboard/contacts');
    await expect(page.getByRole('link', { name: 'Lucía Vidal' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Uxía Souto' })).toBeVisible();

    await page.goto(address);
    await page.getByRole('button', { name: t.undo }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t.clean)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.undo }).click();
    await expect(page.getByRole('heading', { name: t.undone })).toBeVisible();
    await page.goto('/leadmanager/dashboard/contacts');
    await expect(page.getByText(t.none)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
