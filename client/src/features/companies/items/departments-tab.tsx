import { departmentsOf } from '../reads';
import { CompanyItems } from './company-items';
import { DepartmentCard } from './department-card';
import { DepartmentForm } from './department-form';

export const DepartmentsTab = ({ companyId }: { companyId: number }) => (
  <CompanyItems
    kind="departments"
    list={departmentsOf(companyId)}
    renderItem={(department) => <DepartmentCard department={department} />}
    renderForm={(close) => <DepartmentForm companyId={companyId} onSaved={close} />}
  />
);
