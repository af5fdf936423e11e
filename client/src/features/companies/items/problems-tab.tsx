import { problemsOf } from '../reads';
import { CompanyItems } from './company-items';
import { ProblemCard } from './problem-card';
import { ProblemForm } from './problem-form';

export const ProblemsTab = ({ companyId }: { companyId: number }) => (
  <CompanyItems
    kind="problems"
    list={problemsOf(companyId)}
    renderItem={(problem) => <ProblemCard problem={problem} />}
    renderForm={(close) => <ProblemForm companyId={companyId} onSaved={close} />}
  />
);
