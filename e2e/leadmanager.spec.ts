import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';

const words = {
  en: {
    addContact: 'Add first contact',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    create: 'Create',
    said: 'What was said?',
    call: 'Call',
    logged: 'Logged.',
    opportunity: 'Opportunity',
    amount: /^Amount/,
    proposed: 'Opportunity with Lucía Vidal',
    stage: 'New enquiry',
    won: 'Won',
    markAsWon: 'Mark as won',
    moved: 'Moved to Won',
    logging: 'Log a communication',
    log: 'Log it as',
    logAct: 'Log',
    sum: '€1,200',
    moreActions: 'More actions',
    delete: 'Delete',
    undo: 'Undo',
    first: 'No opportunities yet',
  },
  es: {
    addContact: 'Añadir el primer contacto',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    create: 'Crear',
    said: '¿Qué se habló?',
    call: 'Llamada',
    logged: 'Registrado.',
    opportunity: 'Oportunidad',
    amount: /^Importe/,
    proposed: 'Oportunidad con Lucía Vidal',
    stage: 'Nueva consulta',
    won: 'Ganada',
    markAsWon: 'Marcar como ganada',
    moved: 'Ahora en Ganada',
    logging: 'Registrar una comunicación',
    log: 'Registrar como',
    logAct: 'Registrar',
    sum: '1.200 €',
    moreActions: 'Más acciones',
    delete: 'Eliminar',
    undo: 'Deshacer',
    first: 'Aún no hay oportunidades',
  },
};

for (const [language, width, username] of [
  ['es', 360, 'vera'],
  ['en', 1_440, 'nora'],
] as const) {
  test(`a new user creates and wins an opportunity, ${width} pixels wide in ${language}`, async ({
    page,
  }) => {
    const t = words[language];
    const dialog = page.getByRole('dialog');
    const complaints = await newAccount(page, username, language);
    await page.setViewportSize({ width, height: 800 });

    await page.goto('/leadmanager/dashboard/contacts');
    await page.getByRole('button', { name: t.addContact }).click();
    await dialog.getByLabel(t.firstName).fill('Lucía');
    await dialog.getByLabel(t.lastName).fill('Vidal');
    await dialog.getByLabel(t.email, { exact: true }).fill('lucia@example.org');
    await dialog.getByLabel(t.phone, { exact: true }).fill('600 111 222');
    await dialog.getByRole('button', { name: t.create, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lucía Vidal' })).toBeVisible();

    await page.getByLabel(t.said).fill('She asked for a price.');
    const logging = page.getByRole('region', { name: t.logging });
    await logging.getByRole('combobox', { name: t.log }).selectOption({ label: t.call });
    await logging.getByRole('button', { name: t.logAct }).click();
    await expect(page.getByText(t.logged)).toBeVisible();
    await expectAccessible(page);
    await fits(page);

    if (width === 360) {
      await page.getByRole('button', { name: t.moreActions }).click();
      await page.getByRole('menuitem', { name: t.opportunity, exact: true }).click();
    } else await page.getByRole('button', { name: t.opportunity, exact: true }).click();
    await dialog.getByLabel(t.amount).fill('1200');
    await dialog.getByRole('button', { name: t.create, exact: true }).click();
    await expect(page.getByRole('link', { name: t.proposed })).toBeVisible();

    await page.goto('/leadmanager/dashboard/opportunities');
    const card = page.getByRole('list', { name: t.stage, exact: true }).getByRole('listitem');
    await expect(card).toContainText(t.proposed);
    await expect(card).toContainText(t.sum);
    await expectAccessible(page);
    await fits(page);
    if (width === 360) {
      await card.getByRole('button').click();
      await page.getByRole('menuitem', { name: new RegExp(` ${t.won}$`) }).click();
    } else await carry(page, card.getByRole('button'));
    await dialog.getByRole('button', { name: t.markAsWon }).click();
    await expect(page.getByText(t.moved).first()).toBeVisible();
    await expect(card).toHaveCount(0);

    await page.goto('/leadmanager/dashboard/opportunities?view=list&choice=won');
    await page.getByRole('link', { name: t.proposed }).click();
    await expect(page.locator('[aria-current=step]')).toContainText(t.won);
    // All stages are visible without scrolling, including the last one.
    const stages = page.getByRole('list').filter({ has: page.locator('[aria-current=step]') });
    const widths = await stages.evaluate((list) => [
      list.parentElement?.clientWidth,
      list.parentElement?.scrollWidth,
    ]);
    expect(widths[1]).toBe(widths[0]);
    await page.getByRole('button', { name: t.moreActions }).click();
    await page.getByRole('menuitem', { name: t.delete }).click();
    await dialog.getByRole('button', { name: t.delete }).click();
    await expect(page.getByText(t.first)).toBeVisible();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(page.getByText(t.first)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

/** Moves a card by keyboard through the open stages to the closing stages at the foot of the board. */
async function carry(page: Page, handle: Locator) {
  const said = page.getByRole('status');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(said.filter({ hasText: 'is picked up from New enquiry.' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Won' })).toBeVisible();
  // The places are measured, and keys listened to, once the bar at the foot has been drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const way = [
    ['ArrowRight', 'Qualified'],
    ['ArrowRight', 'Diagnosis'],
    ['ArrowRight', 'Proposal sent'],
    ['ArrowRight', 'Negotiation'],
    ['ArrowDown', 'Lost'],
    ['ArrowLeft', 'Won'],
  ] as const;
  for (const [key, stage] of way) {
    await page.keyboard.press(key);
    await expect(said.filter({ hasText: `moves over ${stage}.` })).toBeAttached();
  }
  await page.keyboard.press('Space');
}
