import { expect, test } from '@playwright/test';
import { newAccount } from './new-account';
import { personAt, report } from './person';

/** The most clicks of what is done every day. */
const mostClicks = { contact: 3, view: 4 } as const;

for (const hand of ['mouse', 'keyboard'] as const) {
  test(`a contact is added, and filtered contacts are saved as a view, within the allowed clicks, by ${hand}`, async ({
    page,
  }, info) => {
    const complaints = await newAccount(page, `few-clicks-${hand}`, 'en');
    const person = personAt(page, { hand });
    await page.request.post('/api/leads/contacts', { data: { firstName: 'Ona', status: 'customer' } });
    await page.goto('/leadmanager/dashboard/contacts');

    person.begin('contact');
    await person.click(page.getByRole('button', { name: 'New contact' }));
    const dialog = page.getByRole('dialog');
    await person.type(dialog.getByLabel('First name'), 'Nil');
    await person.press('Enter');
    await expect(dialog).toBeHidden();
    expect(person.counted('contact').clicks).toBeLessThanOrEqual(mostClicks.contact);

    await page.goto('/leadmanager/dashboard/contacts');
    await expect(page.getByRole('row', { name: /Nil/ })).toBeVisible();
    person.begin('view');
    await person.click(page.getByRole('button', { name: 'Filter', exact: true }));
    await person.click(dialog.getByRole('button', { name: 'Status' }));
    await person.tick(page.getByRole('checkbox', { name: 'Customer' }));
    await person.press('Enter');
    await expect(page.getByRole('row', { name: /Nil/ })).toBeHidden();
    await person.click(page.getByRole('button', { name: 'Save as view' }));
    await person.type(dialog.getByLabel('Name'), 'Our customers');
    await person.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'View: Our customers' })).toBeVisible();
    report(person, info);
    expect(person.counted('view').clicks).toBeLessThanOrEqual(mostClicks.view);
    expect(complaints).toEqual([]);
  });
}
