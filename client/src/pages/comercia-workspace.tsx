import { useSearchParams } from 'wouter';
import { SectionPlaceholder } from '@/features/marketing/section-placeholder';
import {
  marketingSectionAddress,
  marketingSectionIcons,
  marketingSectionOf,
  marketingSections,
} from '@/features/marketing/sections';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { paths } from '@/lib/paths';

/** The marketing portal of somebody signed in. */
export function ComerciaWorkspace() {
  const t = useTexts('marketing');
  const [search] = useSearchParams();
  const section = marketingSectionOf(search.get('section'));
  const title = t(`marketing.sections.${section}.label`);
  useHead({ title: `${title} · ${t('marketing.portal')}`, noindex: true });
  return (
    <PortalShell
      portal="comerzia"
      sections={marketingSections.map((name) => ({
        label: t(`marketing.sections.${name}.label`),
        to: marketingSectionAddress(name),
        icon: marketingSectionIcons[name],
        current: name === section,
      }))}
      breadcrumb={[{ label: t('marketing.portal'), to: paths.comercia }, { label: title }]}
    >
      <SectionPlaceholder section={section} />
    </PortalShell>
  );
}
