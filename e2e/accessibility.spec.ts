import { expect, type Page, test } from '@playwright/test';
import { publicPaths, twinOf } from '../shared/addresses/twins';
import { expectAccessible, expectAccessibleEverywhere } from './axe';

const demo = { username: 'demo', password: 'demo-quorumia' };
const admin = { username: 'admin', password: 'admin-secret' };

// The tests run in parallel, because none changes data that another one reads.
test.describe.configure({ mode: 'parallel' });

/** Every screen, with the user who opens it. */
const screens: [path: string, user?: typeof demo][] = [
  ...publicPaths.flatMap((path): [string][] => [[path], [twinOf(path, 'es')]]),
  ['/es/solutions/break-even?fixed=100&price=2&variable=3&planned=x'],
  ['/unknown'],
  ['/auth'],
  ['/auth?tab=register'],
  ['/auth/reset'],
  ['/auth/reset?token=x'],
  ['/comercia-auth'],
  ['/comercia-auth?tab=register'],
  ['/leadmanager'],
  ['/comercia', demo],
  ['/consultoria', demo],
  ['/consultoria?q=nothing', demo],
  ...['contacts', 'products', 'departments', 'problems', 'strengths', 'report'].map(
    (tab): [string, typeof demo] => [`/empresa/1?tab=${tab}`, demo],
  ),
  ['/empresa/2?tab=strengths', demo],
  ['/empresa/2?tab=report', demo],
  ['/empresa/1/swot', demo],
  ['/empresa/2/swot', demo],
  ['/empresa/999/swot', demo],
  ['/empresa/1/report', demo],
  ['/empresa/2/report', demo],
  ['/empresa/999/report', demo],
  ['/shared/reports/unknown'],
  ['/empresa/999', demo],
  ['/empresa/x', demo],
  ...['contacts', 'companies', 'opportunities', 'communications', 'analytics', 'settings'].map(
    (section): [string, typeof demo] => [`/leadmanager/dashboard/${section}`, demo],
  ),
  ...['sales', 'fields', 'imports', 'tools', 'history'].map((part): [string, typeof demo] => [
    `/leadmanager/dashboard/settings?part=${part}`,
    demo,
  ]),
  ['/settings', demo],
  ...['bin', 'businesses', 'people', 'security'].map((part): [string, typeof demo] => [
    `/settings?part=${part}`,
    demo,
  ]),
  ['/settings/nothing', demo],
  ['/admin/enquiries', admin],
];

for (const [path, user] of screens) {
  test(`${path} ${user ? `as ${user.username} ` : ''}is accessible`, async ({ page }) => {
    if (user) await page.request.post('/api/login', { data: user });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleEverywhere(page);
  });
}

for (const [tab, button] of [
  ['contacts', 'Add contact'],
  ['products', 'Add product'],
  ['departments', 'Add department'],
  ['problems', 'Add problem'],
  ['strengths', 'Add strength'],
] as const) {
  test(`the dialog behind “${button}” is accessible, also while it shows errors`, async ({ page }) => {
    await page.request.post('/api/login', { data: demo });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/empresa/1?tab=${tab}`);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page);
  });
}

const pasted = 'Description;Priority;Department;Notes\nToo slow;9;Legal;x\nToo dear;2;;';

/** Every overlay: its name, the address of its screen, and the function that opens it. */
const overlays: [name: string, path: string, open: (page: Page) => Promise<unknown>][] = [
  [
    'the import with its errors',
    '/empresa/1?tab=problems&add=many',
    (page) => page.getByRole('textbox').fill(pasted),
  ],
  ['editing an item', '/empresa/1?tab=problems', (page) => press(page, /^Edit La web/)],
  ['deleting an item', '/empresa/1?tab=departments', (page) => press(page, 'Delete Ventas')],
  ['editing a company', '/consultoria', (page) => press(page, /^Edit Harbour/)],
  ['the menu of an entry', '/empresa/1/swot', (page) => press(page, /^Move Sobra producto/)],
  ['adding a threat', '/empresa/1/swot', (page) => press(page, 'Add threat')],
  [
    'adding a contact',
    '/leadmanager/dashboard/contacts',
    async (page) => {
      await press(page, 'New contact');
      await press(page, 'More fields');
    },
  ],
  [
    'recording a consent',
    '/leadmanager/dashboard/contacts/1',
    async (page) => {
      await press(page, 'Record a consent');
      await page.getByRole('dialog').getByRole('button', { name: 'Record' }).waitFor();
    },
  ],
  [
    'erasing a person',
    '/leadmanager/dashboard/contacts/1',
    async (page) => {
      await press(page, 'Erase this person for good…');
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  ],
  [
    'merging two contacts',
    '/leadmanager/dashboard/settings?part=imports',
    async (page) => {
      await page
        .getByRole('button', { name: /^Merge / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).waitFor();
    },
  ],
  [
    'the search of all portals',
    '/consultoria',
    async (page) => {
      await press(page, 'Search everything');
      await page.getByRole('dialog').getByRole('combobox').fill('harbour');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ['filtering a list', '/leadmanager/dashboard/opportunities?view=list', (page) => press(page, 'Filter')],
];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

for (const [name, path, open] of overlays) {
  test(`${name} is accessible, on a phone too`, async ({ page }) => {
    await page.request.post('/api/login', { data: demo });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await open(page);
    await expectAccessibleEverywhere(page);
  });
}
