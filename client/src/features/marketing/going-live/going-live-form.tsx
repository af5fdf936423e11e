import { useEffect } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { Alert } from '@/ui/feedback/alert';
import { PostalAddressField } from '../capture/pages/postal-address-field';
import { ChannelsPart } from './parts/channels-part';
import { LaunchPart } from './parts/part';
import { PagePart } from './parts/page-part';
import { PostsPart } from './parts/posts-part';
import { RepliesPart } from './parts/replies-part';
import { goingLiveTexts } from './texts/going-live';
import type { LaunchForm } from './use-launch';

interface GoingLiveFormProps {
  launch: LaunchForm;
  onConnect: () => void;
}

/** Everything that going live needs on one form: what is known is filled in, and what is missing is asked for in its place. */
export function GoingLiveForm({ launch, onConnect }: GoingLiveFormProps) {
  const t = useTexts(goingLiveTexts);
  const { frame, lacks, field, going, wantsPage, launched, failure, problemOf, form, values } = launch;
  const { setFocus } = form;
  useEffect(() => {
    if (lacks.postalAddress) setFocus('postalAddress');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is missing first is where typing begins
  }, [setFocus]);
  const isEmpty = !wantsPage && going.length === 0 && !values.replies;
  const hasProblems = launched !== null && launched.problems.size > 0;
  return (
    <Form
      {...frame}
      // The focused field must not be hidden behind the button.
      className="grid gap-6 [&_input]:scroll-mb-24 [&_select]:scroll-mb-24 [&_textarea]:scroll-mb-24"
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
          <PagePart launch={launch} />
          {lacks.postalAddress && (
            <LaunchPart title={t('company.title')} problem={problemOf('postalAddress')}>
              <PostalAddressField {...field('postalAddress')} />
            </LaunchPart>
          )}
          <RepliesPart launch={launch} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <PostsPart launch={launch} />
          {going.length > 0 && <ChannelsPart launch={launch} onConnect={onConnect} />}
        </div>
      </div>
      {(failure || hasProblems) && (
        <Alert tone="danger" title={t('notAll.title')}>
          <p>{failure || t('notAll.text')}</p>
        </Alert>
      )}
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex justify-end border-t border-line bg-raised px-4 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button type="submit" pending={frame.pending} disabled={isEmpty && !launched}>
          {t('act')}
        </Button>
      </div>
    </Form>
  );
}
