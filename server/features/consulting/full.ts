import { companyMessages } from '../../../shared/consulting/companies/messages';
import { consultingMessages } from '../../../shared/consulting/messages';
import { holdings } from '../../../shared/consulting/scales';
import { AppError } from '../../platform/http/errors';

const words = { company: consultingMessages['company.full'], account: companyMessages['account.full'] };

/** 409 that says how much a company or an account may hold. */
export const full = (what: 'company' | 'account') =>
  new AppError(409, words[what], {
    values: (language) =>
      Object.fromEntries(
        Object.entries(holdings).map(([name, most]) => [name, most.toLocaleString(language)]),
      ),
  });

/** What the triggers that count a company's items raise (see migrations/0003_limits.sql). */
export const companyFull = {
  companies_items: () => full('company'),
  companies_text: () => full('company'),
};
