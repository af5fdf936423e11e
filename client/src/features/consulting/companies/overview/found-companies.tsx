import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { useGrowing } from '@/lib/forms/use-growing';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { portalIcons } from '@/ui/portal-icons';
import { TextField } from '@/ui/controls/text-field';
import { commonTexts } from '@/ui/texts/common';
import { companiesTexts } from '../../texts/companies';
import { CompanyCard } from './company-card';
import { CompanyRows } from './company-rows';
import { useCompanySearch } from './use-company-search';

/** The number of companies up to which each has a card; more are a list with a row each. */
const MOST_CARDS = 6;

interface FoundCompaniesProps {
  companies: Wire<CompanySummary>[];
  onEdit: (company: Wire<CompanySummary>) => void;
  onDelete: (company: Wire<CompanySummary>) => void;
}

/**
 * The search field and the companies that it finds. Cards outside the screen are laid out when they come
 * near.
 */
export function FoundCompanies({ companies, onEdit, onDelete }: FoundCompaniesProps) {
  const t = useTexts(companiesTexts);
  const tCommon = useTexts(commonTexts);
  const { words, setWords, search, found } = useCompanySearch(companies);
  const drawn = useGrowing(found.length);
  return (
    <>
      <form
        aria-label={tCommon('actions.search')}
        // The search runs while the user types, so there is nothing to submit.
        onSubmit={(event) => event.preventDefault()}
        className="mb-4 max-w-md"
      >
        <TextField
          label={t('search')}
          type="search"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
      <p aria-live="polite" className="sr-only">
        {search && t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={portalIcons.search}
          title={t('noneFound', { search })}
          action={
            <Button variant="secondary" onClick={() => setWords('')}>
              {t('clearSearch')}
            </Button>
          }
        >
          {t('noneFoundHint')}
        </EmptyState>
      ) : companies.length > MOST_CARDS ? (
        <CompanyRows companies={found.slice(0, drawn)} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {found.slice(0, drawn).map((company) => (
            // Padding for the focus ring, which `content-visibility` would otherwise clip.
            <li
              key={company.id}
              className="-m-1 min-w-0 p-1 [contain-intrinsic-size:auto_24rem] [content-visibility:auto] has-[[role=menu]]:[content-visibility:visible]"
            >
              <CompanyCard company={company} onEdit={onEdit} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
