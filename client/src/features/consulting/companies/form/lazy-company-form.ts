import { lazyPart } from '@/lib/lazy-part';

export const CompanyForm = lazyPart(async () => (await import('./company-form')).CompanyForm);
