import { z } from 'zod';
import { line, optionalEmail } from '../../fields';
import { choiceFilter, filtersOf, textFilter, timeFilter } from '../../list/filters';
import { orderOf, searchText } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { messages } from '../../messages';
import { sizes, structures } from '../scales';
import { companyMessages } from './messages';

export const companyForm = z.object({
  name: line(messages['name.required']),
  sector: line(companyMessages['sector.required']),
  size: z.enum(sizes, { error: companyMessages['size.required'] }),
  structure: z.enum(structures, { error: companyMessages['structure.required'] }),
  email: optionalEmail,
});

// Only creation sets defaults for omitted fields: a change must not reset them.
export const newCompany = companyForm.extend({ email: optionalEmail.default(null) });
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

export type NewCompany = z.infer<typeof newCompany>;
