import { pageThemes } from '@shared/marketing/capture/scales';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { captureTexts } from '../../capture/texts/capture';
import { proposedSlug } from '../launch-values';
import { goingLiveTexts } from '../texts/going-live';
import type { LaunchForm } from '../use-launch';
import { approvedOf } from '../use-known';
import { LaunchPart } from './part';

/** Which landing page is published, and at which address; or where the posts lead without one. */
export function PagePart({ launch }: { launch: LaunchForm }) {
  const t = useTexts(goingLiveTexts);
  const { known, field, problemOf, form, values } = launch;
  const landings = approvedOf(known.set, 'page');
  const proposals = landings.map(({ id }) => proposedSlug(known, String(id)));
  /** An address that nobody typed follows the choice. */
  const follow = ({ target }: { target: { value: string } }) => {
    if (proposals.includes(values.slug)) form.setValue('slug', proposedSlug(known, target.value));
  };
  return (
    <LaunchPart title={t('page.title')} problem={problemOf('page') ?? problemOf('link')}>
      {known.live && <p className="wrap-anywhere">{t('page.live', { url: known.live.url })}</p>}
      {!known.live && landings.length === 0 && <p className="text-muted">{t('page.unapproved')}</p>}
      {!known.live && landings.length > 0 && (
        <SelectField
          label={t('page.which')}
          choices={[
            ...landings.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: '', label: t('page.without') },
          ]}
          {...field('page', { onChange: follow })}
        />
      )}
      {launch.wantsPage && <Address launch={launch} />}
      {!known.live && !launch.wantsPage && <Link launch={launch} />}
    </LaunchPart>
  );
}

function Address({ launch: { field, values } }: { launch: LaunchForm }) {
  const tCapture = useTexts(captureTexts);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <TextField
        label={tCapture('pages.dialog.slug')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('slug')}
      />
      <SelectField
        label={tCapture('pages.dialog.theme')}
        choices={pageThemes.map((name) => ({ value: name, label: tCapture(`pages.dialog.themes.${name}`) }))}
        {...field('theme')}
      />
      <p className="text-sm text-muted wrap-anywhere sm:col-span-2">{`${location.origin}/l/${values.slug}`}</p>
    </div>
  );
}

/** Where the posts lead without a page of ours. */
function Link({ launch: { known, lacks, field } }: { launch: LaunchForm }) {
  const t = useTexts(goingLiveTexts);
  if (known.target !== null)
    return <p className="wrap-anywhere">{t('page.leadsTo', { address: known.target })}</p>;
  if (!lacks.link) return null;
  return (
    <TextField
      label={t('page.link')}
      hint={t('page.linkHint')}
      inputMode="url"
      autoComplete="url"
      placeholder="https://"
      {...field('link')}
    />
  );
}
