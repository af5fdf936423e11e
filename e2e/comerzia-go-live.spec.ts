import { expect, type Page, test } from '@playwright/test';
import { withSet } from './approved-set';
import { expectAccessible } from './axe';
import { narrowAndBack } from './narrow';
import { mailTo } from './outbox';
import { fits, newAccount } from './new-account';
import { type Person, personAt, report } from './person';

/**
 * The maximum number of clicks from nine composed pieces to a live page and a published post; the specification allows
 * twelve.
 */
const mostClicks = 5;

/** The same from there to an active reply to whoever signs up; five are allowed. */
const mostForReplies = 4;

/** The first whole minute in Madrid that leaves enough time to schedule for it. */
function nextSlot() {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' },
  }).format(Date.now() + 90_000);
  const [day = '', time = ''] = parts.split(' ');
  return { day, time };
}

async function approve(page: Page, person: Person) {
  await person.click(page.getByRole('button', { name: 'Aprobar los 9 borradores' }));
  const launch = page.getByRole('button', { name: 'Publicar lo aprobado' });
  await person.sees(launch);
  await expect(page.getByRole('link', { name: 'Siguiente: imágenes' })).toBeVisible();
}

/** Opens the dialog, where the missing address has the focus, and schedules the first post for the next minute. */
async function goLive(page: Page, person: Person, replyTo: string) {
  await person.click(page.getByRole('button', { name: 'Publicar lo aprobado' }));
  const dialog = page.getByRole('dialog', { name: 'Publicar lo aprobado' });
  const address = dialog.getByLabel('Dirección postal de tu empresa');
  await person.sees(address);
  await expect(address).toBeFocused();
  await expectAccessible(page);
  // The two last are a small phone, and 200 % zoom.
  await narrowAndBack(page, [360, 320, 720]);
  await person.type(address, 'Calle Mayor 4, 12001 Castellón');
  await person.tick(dialog.getByRole('checkbox', { name: 'Canal de noticias (RSS)' }));
  const { day, time } = nextSlot();
  await dialog.getByLabel('Día').first().fill(day);
  await dialog.getByLabel('Hora').first().fill(time);
  person.begin('replies');
  await person.tick(dialog.getByRole('checkbox', { name: 'Enviar un correo a quien se apunte' }));
  await person.type(dialog.getByLabel('Dirección para las respuestas'), replyTo);
  person.begin('publishing');
  await person.click(dialog.getByRole('button', { name: 'Publicar lo aprobado' }));
  const done = page.getByRole('dialog', { name: 'Ya está publicado' });
  await person.sees(done.getByRole('link', { name: /\/l\/hogaza-de-masa-madre/ }));
  // Three posts, each on Facebook and in the feed.
  await expect(done.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  const link = await done.getByRole('link').getAttribute('href');
  await turnOn(page, person, replyTo);
  person.begin('leaving');
  await person.click(done.getByRole('button', { name: 'Listo' }));
  await expect(page.getByText('La página está publicada', { exact: true })).toBeVisible();
  // A set that is live has no such button.
  await expect(page.getByRole('button', { name: 'Publicar lo aprobado' })).toBeHidden();
  return new URL(link as string).pathname;
}

/** Proves the address of the replies by the code that was mailed to it. */
async function turnOn(page: Page, person: Person, replyTo: string) {
  const done = page.getByRole('dialog', { name: 'Ya está publicado' });
  const { text = '' } = await mailTo(replyTo, /^Tu código/);
  person.begin('the code');
  await person.type(done.getByLabel('Código'), /\b\d{6}\b/.exec(text)?.[0] ?? '');
  await person.press('Enter');
  await person.click(done.getByRole('button', { name: 'Activar la respuesta' }));
  await person.sees(done.getByText('La respuesta está activa'));
}

async function seePage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByText('Forn Ribera · Calle Mayor 4, 12001 Castellón')).toBeVisible();
}

async function seePosts(page: Page, company: number) {
  await page.goto(`/comercia/${company}/publishing`);
  await expect(page.getByText('Todo lo aprobado tiene ya su hora.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Siguiente: personas interesadas' })).toBeVisible();
  const out = page.getByRole('button', { name: /RSS\), Publicada/ });
  await expect(async () => {
    await page.reload();
    await expect(out).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 150_000 });
}

for (const hand of ['mouse', 'keyboard'] as const)
  test(`an account with nine composed pieces gets a live page, a published post and an active reply within the allowed clicks, by ${hand}`, async ({
    page,
  }, info) => {
    test.setTimeout(300_000);
    const complaints = await newAccount(page, `ribera-${hand}`, 'es');
    const { companyId } = await withSet(page, {});
    await page.goto(`/comercia/${companyId}/campaigns`);
    const person = personAt(page, { hand });
    person.begin('approving');
    await test.step('approve', () => approve(page, person));
    const path = await test.step('go live', () => goLive(page, person, `hola@${hand}.example`));
    report(person, info);
    const clicksOf = (...stages: string[]) => person.counted(...stages).clicks;
    expect(clicksOf('approving', 'publishing', 'leaving')).toBeLessThanOrEqual(mostClicks);
    expect(clicksOf('replies', 'the code')).toBeLessThanOrEqual(mostForReplies);
    await test.step('the page', () => seePage(page, path));
    await test.step('the posts', () => seePosts(page, companyId));
    await fits(page);
    expect(complaints).toEqual([]);
  });
