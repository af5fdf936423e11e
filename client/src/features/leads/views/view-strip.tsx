import { Suspense, useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import type { SavedView } from '@shared/views/view';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { useAccount } from '@/lib/session/use-account';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { Dialog } from '@/ui/overlays/dialog';
import { Icon } from '@/ui/icons';
import { Menu, type MenuEntry } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { useMembers } from '../assigning/use-members';
import { viewsTexts } from './texts/views';
import { useViewActs } from './use-view-acts';
import { useViews } from './use-views';

const ViewOrder = lazyPart(async () => (await import('./view-order')).ViewOrder);

// What is done with views stands apart from the views.
const ruled = { className: 'border-t border-line rounded-none!' };

/** The views of a list in one menu: all rows, those that every account has, the saved ones (the pinned first), and what is done with them. */
export function ViewStrip({ section }: { section: RecordSection }) {
  const t = useTexts(viewsTexts);
  const { views, own: saved, current, isChanged, query, open, openAll } = useViews(section);
  const acts = useViewActs(section);
  const all = t(section === 'contacts' ? 'allContacts' : 'all');
  const [naming, setNaming] = useState<'new' | SavedView | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  useLoadedLater(ViewOrder);
  const own = current?.saved;

  const { isShared } = useMembers();
  const { account } = useAccount();
  const mayShare = account?.role !== 'reader';

  async function save(name: string, isOwn: boolean) {
    if (naming !== 'new' && naming) return acts.change(naming.id, { name });
    const made = await acts.create({ name, query, ...(isShared && { isOwn: isOwn || !mayShare }) });
    if (!made) return undefined;
    toast({ title: t('saved'), description: name });
    open({ key: String(made.id), query: made.query });
    return made;
  }
  const mayChange = mayShare || own?.isOwn === true;
  const canSave = query !== '' && query !== 'view=list' && (!current || isChanged);
  const entries: MenuEntry[] = [
    { label: all, isCurrent: !current, onSelect: openAll },
    ...views.map((view) => ({
      label: view.name,
      isCurrent: view.key === current?.key,
      onSelect: () => open(view),
    })),
  ];
  const doings: MenuEntry[] = [
    ...(own && isChanged && mayChange
      ? [{ label: t('save'), onSelect: () => void acts.change(own.id, { query }) }]
      : []),
    ...(canSave ? [{ label: t('saveAs'), onSelect: () => setNaming('new') }] : []),
    ...(own && mayChange
      ? [
          { label: t('rename'), onSelect: () => setNaming(own) },
          {
            label: t(own.isPinned ? 'unpin' : 'pin'),
            onSelect: () => void acts.change(own.id, { isPinned: !own.isPinned }),
          },
          {
            label: t(own.isDefault ? 'noDefault' : 'makeDefault'),
            onSelect: () => void acts.change(own.id, { isDefault: !own.isDefault }),
          },
          ...(isShared && mayShare
            ? [
                {
                  label: t(own.isOwn ? 'forAll' : 'forMe'),
                  onSelect: () => void acts.change(own.id, { isOwn: !own.isOwn }),
                },
              ]
            : []),
          ...(saved.length > 1 && mayShare ? [{ label: t('order'), onSelect: () => setOrdering(true) }] : []),
          { label: t('remove'), onSelect: () => void acts.remove(own).then(openAll) },
        ]
      : []),
  ];
  return (
    <>
      {entries.length + doings.length > 1 && (
        <Menu
          icon={portalIcons.arrowDown}
          label={current ? t('view', { name: current.name }) : t('views')}
          words={
            current ? (
              <span className="truncate">
                <span className="max-sm:hidden">{t('view', { name: '' })}</span>
                {current.name}
                {isChanged && ' *'}
              </span>
            ) : (
              <>
                {/* In one row with the title, a window that is not wide has room for the icon. */}
                <Icon name={portalIcons.bookmark} className="size-5 sm:hidden xl:max-[88rem]:block" />
                <span className="truncate max-sm:hidden xl:max-[88rem]:hidden">{t('views')}</span>
              </>
            )
          }
          entries={[...entries, ...doings.map((each, index) => (index === 0 ? { ...each, ...ruled } : each))]}
          className="max-w-56 px-3! font-normal! max-sm:max-w-28 max-sm:gap-1 max-sm:px-2! max-sm:text-sm"
        />
      )}
      {canSave && !current && (
        <Button
          variant="quiet"
          icon={portalIcons.bookmark}
          className="max-lg:hidden"
          onClick={() => setNaming('new')}
        >
          {t('saveAs')}
        </Button>
      )}
      <Dialog
        open={naming !== null}
        onClose={() => setNaming(null)}
        title={t(naming === 'new' ? 'saveAs' : 'rename')}
      >
        {naming && (
          <NameForm
            name={naming === 'new' ? '' : naming.name}
            asksWhose={naming === 'new' && isShared && mayShare}
            onSave={async (name, isOwn) => {
              if (await save(name, isOwn)) setNaming(null);
            }}
          />
        )}
      </Dialog>
      <Dialog open={isOrdering} onClose={() => setOrdering(false)} title={t('order')}>
        <Suspense fallback={<LoadingBlock className="h-40" />}>
          <ViewOrder views={saved} />
        </Suspense>
      </Dialog>
    </>
  );
}

interface NameFormProps {
  name: string;
  /** Whether it can be for everybody or for its maker alone. */
  asksWhose: boolean;
  onSave: (name: string, isOwn: boolean) => Promise<void>;
}

function NameForm({ name: before, asksWhose, onSave }: NameFormProps) {
  const t = useTexts(viewsTexts);
  const [name, setName] = useState(before);
  const [isOwn, setOwn] = useState(false);
  const [isPending, setPending] = useState(false);
  async function submit() {
    if (name.trim() === '') return;
    setPending(true);
    await onSave(name.trim(), isOwn);
    setPending(false);
  }
  return (
    <Form pending={isPending} onSubmit={() => void submit()} className="grid gap-4">
      <TextField
        label={t('name')}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {asksWhose && (
        <CheckboxField
          label={t('onlyForMe')}
          checked={isOwn}
          onChange={({ target }) => setOwn(target.checked)}
        />
      )}
      <Button type="submit" pending={isPending} disabled={name.trim() === ''} className="justify-self-end">
        {t(before ? 'rename' : 'saveAs')}
      </Button>
    </Form>
  );
}
