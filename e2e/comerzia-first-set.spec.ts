import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { type FirstSet, firstSets } from './first-set-words';
import { narrowAndBack } from './narrow';
import { fits, newAccount } from './new-account';
import { type Person, personAt, report, secondsOf } from './person';

/** The maximum time from the first answer to the finished pieces, in seconds: four minutes by the specification. */
const mostSeconds = 240;

/**
 * The maximum number of clicks per stage, as measured. Before raising one, check whether a field could be focused
 * automatically or a question have a default.
 */
const mostClicks = { company: 2, product: 1, brief: 3, pieces: 2, approval: 3 };

/** The most clicks from an empty account to its first approved campaign, by the specification. */
const mostTogether = 20;

async function addCompany(page: Page, person: Person, { company, words }: FirstSet) {
  // A signed-in user is redirected to the workspace.
  await page.goto('/comercia-auth');
  await expect(page).toHaveURL('/comercia');
  person.begin('company');
  await person.click(page.getByRole('button', { name: words.addCompany }));
  const dialog = page.getByRole('dialog');
  const fields = [
    [words.name, company.name],
    [words.sector, company.sector],
    [words.objectives, company.objectives],
    [words.audience, company.audience],
  ] as const;
  for (const [label, text] of fields) {
    await person.type(dialog.getByLabel(label), text);
    await person.press('Tab');
  }
  await expect(dialog.getByLabel(words.audienceType)).toBeFocused();
  await person.press('ArrowDown', { decides: true });
  await person.click(dialog.getByRole('button', { name: words.create }));
  await expect(page).toHaveURL(/\/comercia\/\d+\/product$/);
}

async function addProduct(page: Page, person: Person, { product, answers, words }: FirstSet) {
  person.begin('product');
  await person.click(page.getByRole('button', { name: words.addProduct }));
  const dialog = page.getByRole('dialog');
  await person.type(dialog.getByLabel(words.name, { exact: true }), product);
  await person.press('Enter');
  await person.sees(page.getByRole('article').getByRole('heading', { name: product }));
  // The brief opens with the focus on its first question.
  await expect(page.getByRole('textbox', { name: answers[0]?.question })).toBeFocused();
}

/** Answers the six questions inside their sentences, moving between fields by keyboard. */
async function answer(page: Page, person: Person, { answers, words }: FirstSet) {
  person.begin('brief');
  const product = page.getByRole('article');
  for (const { question, text, sentence } of answers) {
    await person.type(product.getByRole('textbox', { name: question, exact: true }), text);
    await person.sees(product.getByText(sentence));
    await person.press('Enter');
  }
  await person.sees(page.getByText(words.saved).first());
}

async function priceAndGoal(page: Page, person: Person, { price, goal, words }: FirstSet) {
  const product = page.getByRole('article');
  await person.type(product.getByLabel(words.amount), price.amount);
  await person.press('Tab');
  await person.type(product.getByLabel(words.per, { exact: true }), price.per);
  await person.press('Tab');
  await expect(product.getByLabel(words.tax)).toBeFocused();
  await person.press('ArrowDown', { decides: true });
  await person.pick(product.getByRole('radio', { name: goal.choice, exact: true }));
  await person.type(product.getByLabel(words.place), goal.place);
  await person.press('Tab');
  await person.sees(product.getByText(price.shown).first());
  await person.sees(product.getByText(words.ready));
  await expectAccessible(page);
  await narrowAndBack(page);
}

async function write(page: Page, person: Person, { words }: FirstSet) {
  person.begin('pieces');
  await person.click(page.getByRole('link', { name: words.write }));
  await person.click(page.getByRole('button', { name: words.write }));
  await person.sees(page.getByRole('button', { name: words.approveAll }));
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
}

async function approveThree(page: Page, person: Person, { words }: FirstSet) {
  person.begin('approval');
  for (const at of [0, 1, 2]) {
    const piece = page.getByRole('article').nth(at);
    await person.click(piece.getByRole('button', { name: words.approve, exact: true }));
    await person.sees(piece.getByText(words.approved, { exact: true }));
  }
}

for (const [language, words] of Object.entries(firstSets)) {
  test(`a new account reaches a first set with three approved pieces within the allowed clicks, in ${language} by ${words.hand}`, async ({
    page,
  }, info) => {
    test.setTimeout(180_000);
    const complaints = await newAccount(page, words.username, language as keyof typeof firstSets);
    const person = personAt(page, { hand: words.hand });
    await test.step('company', () => addCompany(page, person, words));
    await test.step('product', () => addProduct(page, person, words));
    await test.step('six answers', () => answer(page, person, words));
    await test.step('price and goal', () => priceAndGoal(page, person, words));
    await test.step('nine pieces', () => write(page, person, words));
    await test.step('three approved', () => approveThree(page, person, words));
    report(person, info);
    for (const [stretch, most] of Object.entries(mostClicks)) {
      expect(person.counted(stretch).clicks, stretch).toBeLessThanOrEqual(most);
    }
    expect(person.counted().clicks).toBeLessThanOrEqual(mostTogether);
    expect(secondsOf(person.counted('brief', 'pieces'))).toBeLessThanOrEqual(mostSeconds);
    await fits(page);
    expect(complaints).toEqual([]);
  });
}
