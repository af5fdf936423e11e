import { expect, test } from 'vitest';
import { askedBakery } from '@shared/consulting/report/testing/asked-company';
import { bakeryOf27 } from '@shared/consulting/report/testing/bakery-of-27';
import { mostNamed, withMarkedDepartments } from '@shared/consulting/report/testing/marked-departments';
import {
  randomCompany,
  randomFrom,
  withReportFields,
} from '@shared/consulting/report/testing/random-companies';
import { tenCompanies } from '@shared/consulting/report/testing/ten-companies';
import { sampleSnapshot } from '@shared/consulting/sample/sample-report';
import { show } from '../testing/shown-report';

/** What is open on the page: without the full texts and the tables behind the drawings. */
function openText(page: HTMLElement): string {
  const open = page.cloneNode(true) as HTMLElement;
  for (const folded of open.querySelectorAll('details')) folded.remove();
  return open.textContent;
}

const random = randomFrom(11);
const companies = [
  askedBakery,
  bakeryOf27,
  sampleSnapshot('en'),
  ...tenCompanies.filter(({ data }) => data.departments.length < 30).map(({ data }) => data),
  ...Array.from({ length: 10 }, () => withReportFields(randomCompany(random), random)),
];

test.each(companies.map((data) => [data.company.name, data] as const))(
  'the report on %s names a department at most three times',
  async (_name, company) => {
    const { data, marks } = withMarkedDepartments(company);
    const { container } = await show(data);
    const text = openText(container);
    for (const mark of marks) {
      expect(text.split(mark).length - 1).toBeLessThanOrEqual(mostNamed);
    }
  },
);
