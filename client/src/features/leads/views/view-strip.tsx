import { Suspense, useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import type { SavedView } from '@shared/views/view';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { TextField } from '@/ui/controls/fields/text-field';
import { Dialog } from '@/ui/overlays/dialog';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { viewsTexts } from './texts/views';
import { useViewActs } from './use-view-acts';
import { useViews } from './use-views';
import { ViewTabs } from './view-tabs';

const ViewOrder = lazyPart(async () => (await import('./view-order')).ViewOrder);

/** The views above a list: all rows, those that every account has, and the saved ones, the pinned first. */
export function ViewStrip({ section }: { section: RecordSection }) {
  const t = useTexts(viewsTexts);
  const { views, own: saved, current, isChanged, query, open, openAll } = useViews(section);
  const acts = useViewActs(section);
  const [naming, setNaming] = useState<'new' | SavedView | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  useLoadedLater(ViewOrder);
  const own = current?.saved;

  async function save(name: string) {
    if (naming !== 'new' && naming) return acts.change(naming.id, { name });
    const made = await acts.create({ name, query });
    if (!made) return undefined;
    toast({ title: t('saved'), description: name });
    open({ key: String(made.id), query: made.query });
    return made;
  }
  const canSave = query !== '' && query !== 'view=list' && (!current || isChanged);
  return (
    <div className="flex items-center gap-1">
      {views.length > 0 && <ViewTabs views={views} current={current} open={open} openAll={openAll} />}
      {own && isChanged && (
        <Button variant="quiet" onClick={() => void acts.change(own.id, { query })}>
          {t('save')}
        </Button>
      )}
      {own && (
        <Menu
          icon={portalIcons.more}
          label={t('menu', { name: own.name })}
          entries={[
            { label: t('rename'), onSelect: () => setNaming(own) },
            {
              label: t(own.isPinned ? 'unpin' : 'pin'),
              onSelect: () => void acts.change(own.id, { isPinned: !own.isPinned }),
            },
            {
              label: t(own.isDefault ? 'noDefault' : 'makeDefault'),
              onSelect: () => void acts.change(own.id, { isDefault: !own.isDefault }),
            },
            ...(saved.length > 1 ? [{ label: t('order'), onSelect: () => setOrdering(true) }] : []),
            { label: t('remove'), onSelect: () => void acts.remove(own).then(openAll) },
          ]}
        />
      )}
      {canSave && (
        <Button
          variant="quiet"
          icon={portalIcons.plus}
          className="shrink-0 px-2! text-sm whitespace-nowrap"
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
            onSave={async (name) => {
              if (await save(name)) setNaming(null);
            }}
          />
        )}
      </Dialog>
      <Dialog open={isOrdering} onClose={() => setOrdering(false)} title={t('order')}>
        <Suspense fallback={<LoadingBlock className="h-40" />}>
          <ViewOrder views={saved} />
        </Suspense>
      </Dialog>
    </div>
  );
}

function NameForm({ name: before, onSave }: { name: string; onSave: (name: string) => Promise<void> }) {
  const t = useTexts(viewsTexts);
  const [name, setName] = useState(before);
  const [isPending, setPending] = useState(false);
  async function submit() {
    if (name.trim() === '') return;
    setPending(true);
    await onSave(name.trim());
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
      <Button type="submit" pending={isPending} disabled={name.trim() === ''} className="justify-self-end">
        {t(before ? 'rename' : 'saveAs')}
      </Button>
    </Form>
  );
}
