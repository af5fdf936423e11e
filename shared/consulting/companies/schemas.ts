import { z } from 'zod';
import { countries } from '../../countries';
import { line, optionalEmail } from '../../fields';
import { choiceFilter, filtersOf, textFilter, timeFilter } from '../../list/filters';
import { orderOf, searchText } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { messages } from '../../messages';
import { hourCostRange, sizes, structures } from '../scales';
import { currencyCode, optionalText } from '../../record-fields';
import { companyMessages } from './messages';

export const companyForm = z.object({
  name: line(messages['name.required']),
  sector: line(companyMessages['sector.required']),
  size: z.enum(sizes, { error: companyMessages['size.required'] }),
  structure: z.enum(structures, { error: companyMessages['structure.required'] }),
  email: optionalEmail,
  country: z.enum(countries, { error: messages['field.invalid'] }),
  hasTenOrMore: z.boolean(),
  hourCost: z
    .int(companyMessages['hourCost.range'])
    .min(hourCostRange.min, companyMessages['hourCost.range'])
    .max(hourCostRange.max, companyMessages['hourCost.range'])
    .nullable(),
  hourCurrency: currencyCode,
});

// Only creation sets defaults for omitted fields: a change must not reset them.
export const newCompany = companyForm.extend({
  email: optionalEmail.default(null),
  country: companyForm.shape.country.default('ES'),
  hasTenOrMore: companyForm.shape.hasTenOrMore.default(false),
  hourCost: companyForm.shape.hourCost.default(null),
  hourCurrency: companyForm.shape.hourCurrency.default('EUR'),
});
/** Text that becomes the first problem of the new company; nothing is added without one. */
const firstProblem = optionalText();

export const createdCompany = newCompany.extend({ firstProblem: firstProblem.default(null) });
/** The form that creates or edits a company; an edit leaves the first problem out. */
export const typedCompany = companyForm.extend({ firstProblem });
export const companyChanges = companyForm.partial().extend(seenVersion);

export const companyListQuery = z.object({
  q: searchText,
  sort: orderOf(['createdAt', 'name', 'sector', 'email'], '-createdAt'),
  filter: filtersOf({
    sector: textFilter,
    size: choiceFilter(sizes),
    structure: choiceFilter(structures),
    email: textFilter,
    createdAt: timeFilter,
  }),
});

/** What is left out gets its default. */
export type NewCompany = z.input<typeof newCompany>;
