import { expect, test } from 'vitest';
import { chosenModules, type ModuleName } from './modules/modules';
import { dataOf } from './testing/fifty-companies/described-company';
import { fiftyCompanies } from './testing/fifty-companies/fifty-companies';

test('there are fifty companies of ten sectors in each language', () => {
  const inHalf = (from: number) => fiftyCompanies.slice(from, from + 25);
  expect(new Set(fiftyCompanies.map(({ name }) => name)).size).toBe(50);
  for (const half of [inHalf(0), inHalf(25)]) expect(new Set(half.map(({ sector }) => sector)).size).toBe(10);
});

test.each(fiftyCompanies.map((company) => [company.name, company] as const))(
  '%s gets the modules that a sensible reader expects, for the words they would point at',
  (_name, company) => {
    const modules = chosenModules(dataOf(company));
    const words = (name: ModuleName) =>
      modules.find(({ module }) => module === name)?.because.map(({ word }) => word);
    expect({
      analytics: words('analytics'),
      automation: words('automation'),
      predictive: words('predictive'),
    }).toEqual({ analytics: undefined, automation: undefined, predictive: undefined, ...company.expects });
  },
);
