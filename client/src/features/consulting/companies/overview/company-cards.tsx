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
import { useCompanySearch } from './use-company-search';

interface CompanyCardsProps {
  companies: Wire<CompanySummary>[];
  onEdit: (company: Wire<CompanySummary>) => void;
  onDelete: (company: Wire<CompanySummary>) => void;
}

/**
 * The cards of the companies and their search field. Cards outside the screen are laid out when they come
 * near.
 */
export function CompanyCards({ companies, onEdit, onDelete }: CompanyCardsProps) {
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
        className="mb-6 max-w-md"
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
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {found.slice(0, drawn).map((company) => (
            // Padding for the focus ring, which `content-visibility` would otherwise clip.
            <li
              key={company.id}
              className="-m-1 min-w-0 p-1 [contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
            >
              <CompanyCard company={company} onEdit={onEdit} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
