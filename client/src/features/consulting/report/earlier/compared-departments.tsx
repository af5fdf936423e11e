import { scale } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { companiesTexts } from '../../texts/companies';
import type { Comparison } from '@shared/consulting/report/earlier/compare';

/** The score and the level of each department, then and now. */
export function ComparedDepartments({ score, departments }: Pick<Comparison, 'score' | 'departments'>) {
  const t = useTexts(companiesTexts);
  return (
    <table className="w-full self-start text-left">
      <thead className="text-sm text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {t('assessment.department')}
          </th>
          <th scope="col" className="px-3 py-1.5 text-right font-medium">
            {t('assessment.before')}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {t('assessment.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        <ComparedRow name={t('assessment.score')} {...score} most={100} strong />
        {departments.map((department, index) => (
          <ComparedRow key={`${index} ${department.name}`} {...department} most={scale.max} />
        ))}
      </tbody>
    </table>
  );
}

interface ComparedRowProps {
  name: string;
  before: number | null;
  after: number | null;
  /** The end of the scale. */
  most: number;
  strong?: boolean;
}

function ComparedRow({ name, before, after, most, strong = false }: ComparedRowProps) {
  const t = useTexts(companiesTexts);
  const change = before === null || after === null ? 0 : after - before;
  const shown = (value: number | null) => (value === null ? t('assessment.none') : `${value}/${most}`);
  return (
    <tr className={classNames('border-b border-line', strong && 'font-semibold')}>
      <th scope="row" className={classNames('py-1.5 pr-3 wrap-anywhere', !strong && 'font-normal')}>
        {name}
      </th>
      <td className="px-3 py-1.5 text-right text-muted max-sm:px-1">{shown(before)}</td>
      <td className="py-1.5 pl-3 text-right whitespace-nowrap">
        {change !== 0 && (
          <span
            className={classNames(
              'mr-2 text-sm max-sm:mr-0 max-sm:block',
              change > 0 ? 'text-positive' : 'text-danger',
            )}
          >
            {t(change > 0 ? 'assessment.up' : 'assessment.down', { count: Math.abs(change) })}
          </span>
        )}
        {shown(after)}
      </td>
    </tr>
  );
}
