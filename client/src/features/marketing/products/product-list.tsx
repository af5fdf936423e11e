import { useLocation, useSearch } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { useLanguage } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { Button } from '@/ui/controls/button';
import { SearchBox } from '@/ui/controls/search-box';
import { SelectField } from '@/ui/controls/fields/select-field';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Link } from '@/ui/navigation/link';
import { MoreButton } from '@/ui/navigation/more-button';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany, ListedProduct } from '../reads';
import { productsTexts } from './texts/products';
import { mainPrice } from './prices/main-price';
import { ScoreMark } from './score/score-mark';
import { productOrders, useProductState } from './use-product-state';

/** From this number of products on, they can be searched and sorted. */
const MANY = 7;

interface ProductListProps {
  company: ListedCompany;
  rows: ListedProduct[];
  pages: Parameters<typeof MoreButton>[0]['pages'];
  /** The product beside the list. */
  shownId: number | undefined;
}

/** The products of a company, each with its score. */
export function ProductList({ company, rows, pages, shownId }: ProductListProps) {
  const t = useTexts(productsTexts);
  const { state, change } = useProductState();
  const { words, setWords } = useSearchWords(state.q, (q) => change({ q }, { replace: true }));
  return (
    <section aria-label={t('list', { company: company.name })} className="min-w-0">
      {company.productCount >= MANY && (
        <div className="mb-3 grid gap-3">
          <SearchBox label={t('search')} words={words} onWords={setWords} />
          <SelectField
            label={t('sort')}
            value={state.sort}
            onChange={({ target }) =>
              change({ sort: productOrders.find((order) => order === target.value) ?? '' }, { replace: true })
            }
            choices={productOrders.map((value) => ({ value, label: t(`sorts.${value || 'name'}`) }))}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={portalIcons.search}
          title={t('noneFound', { search: state.q })}
          action={
            <Button variant="secondary" onClick={() => setWords('')}>
              {t('clearSearch')}
            </Button>
          }
        />
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {rows.map((product) => (
            <li key={product.id} className="border-b border-line last:border-b-0">
              <ProductRow product={product} isShown={product.id === shownId} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </section>
  );
}

function ProductRow({ product, isShown }: { product: ListedProduct; isShown: boolean }) {
  const { language } = useLanguage();
  const [path] = useLocation();
  const search = new URLSearchParams(useSearch());
  search.set('product', String(product.id));
  search.delete('ask');
  const facts = [product.category, mainPrice(product, language)].filter(Boolean).join(' · ');
  return (
    <Link
      to={`${path}?${search}`}
      aria-current={isShown ? 'true' : undefined}
      className={classNames(
        'flex min-h-14 items-center gap-3 px-3 py-2 -outline-offset-2',
        isShown ? 'lg:bg-brand/8' : 'hover:bg-ink/4',
      )}
    >
      <span className="min-w-0 grow">
        <span className={classNames('line-clamp-2 font-medium', isShown && 'lg:text-brand')}>
          {product.name}
        </span>
        {facts && <span className="block truncate text-sm text-muted">{facts}</span>}
      </span>
      <ScoreMark score={product.score} isReady={product.isReady} />
    </Link>
  );
}
