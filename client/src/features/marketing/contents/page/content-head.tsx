import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { contentsTexts } from '../texts/contents';
import { EditDialog } from '../editing/edit-dialog';
import { useKindName } from '../use-kind-name';
import type { Content, ContentPiece } from '../reads';
import { ReuseDialog } from '../reuse/reuse-dialog';
import { useContentActs } from '../use-content-acts';
import { useLibraryState } from '../use-library-state';

interface ContentHeadProps {
  content: Content;
  company: ListedCompany;
  /** What is shown of it, once it is loaded, and where it leads. */
  piece: ContentPiece | undefined;
  link: string;
}

/** The name of a content, and what can be done with it. */
export function ContentHead({ content, company, piece, link }: ContentHeadProps) {
  const t = useTexts(contentsTexts);
  const kindName = useKindName();
  const { change } = useLibraryState();
  const { copyShown, remove, isRemoving } = useContentActs(company);
  const [opened, setOpened] = useState<'edit' | 'reuse' | null>(null);
  const close = () => setOpened(null);
  const { name, type, language, audience, campaignId } = content;
  return (
    <>
      <PageHeading
        title={name}
        actions={
          <>
            <Button
              icon={portalIcons.copy}
              disabled={!piece}
              onClick={() => piece && copyShown(content, piece, link)}
            >
              {t('acts.copyAll')}
            </Button>
            <IfMayWrite>
              <Button variant="secondary" icon={portalIcons.share} onClick={() => setOpened('reuse')}>
                {t('acts.reuse')}
              </Button>
              {campaignId === null && (
                <>
                  <Button variant="secondary" icon={portalIcons.pencil} onClick={() => setOpened('edit')}>
                    {t('acts.edit')}
                  </Button>
                  <IconButton
                    icon={portalIcons.trash}
                    label={t('acts.removeOne', { name })}
                    disabled={isRemoving}
                    onClick={() =>
                      remove(content, () => change({ content: '', version: '' }, { replace: true }))
                    }
                  />
                </>
              )}
            </IfMayWrite>
          </>
        }
      >
        {[kindName(type), t(`languages.${language}`), t(`audiences.${audience}`)].join(' · ')}
      </PageHeading>
      <ReuseDialog content={opened === 'reuse' ? content : null} company={company} onClose={close} />
      <EditDialog content={opened === 'edit' ? content : null} onClose={close} />
    </>
  );
}
