import { companyMessages } from '../../../shared/consulting/companies/messages';
import { consultingMessages } from '../../../shared/consulting/messages';
import { holdings } from '../../../shared/consulting/scales';
import { AppError } from '../../platform/http/errors';

const words = { company: consultingMessages['company.full'], account: companyMessages['account.full'] };

/** 409 with the limits of a company or an account. */
export const full = (what: 'company' | 'account') =>
  new AppError(409, words[what], {
    values: (language) =>
      Object.fromEntries(
        Object.entries(holdings).map(([name, most]) => [name, most.toLocaleString(language)]),
      ),
  });

/** The errors of the triggers that count a company's items (see migrations/0003_limits.sql). */
export const companyFull = {
  companies_items: () => full('company'),
  companies_text: () => full('company'),
};
