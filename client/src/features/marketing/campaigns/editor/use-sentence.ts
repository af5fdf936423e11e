import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import type { Piece } from '@shared/marketing/campaigns/piece';
import type { FactKind } from '@shared/marketing/products/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { isStale } from '@/lib/api/refusals';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { useCampaignAct } from '../use-campaign-act';
import { dropDraft, keepDraft, useDraft } from './drafts';
import {
  itemOf,
  listOf,
  partAt,
  type Text,
  textAt,
  twinsOf,
  withItem,
  withoutItem,
  withPart,
} from './places';
import { type PieceChange, saveChange } from './save-piece';

/** A new item of the list in which a place is. */
function blankFor(at: string): unknown {
  const line = { text: '', facts: [] };
  if (/\.lines\.\d+\.label$/.test(at)) return { ...line, label: '' };
  if (/\.tags\.\d+$/.test(at)) return '';
  if (at.startsWith('faq.')) return { q: '', a: line };
  return at.startsWith('benefits.') ? { title: line, text: line } : line;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The text at a place as it is stored and as it was typed; `isNew` adds one before what stands there. */
export function useSentence(at: string, isNew: boolean) {
  const { campaign } = usePiece();
  const item = itemOf(at);
  const begin = (piece: Piece) => (isNew && item ? withItem(piece, item, blankFor(at)) : piece);
  const base = begin(campaign.piece);
  const stored = textAt(base, at) ?? '';
  const name = isNew ? `+${at}` : at;
  const draft = useDraft(campaign.id, name);
  const text = draft?.text ?? stored;
  const discard = () => dropDraft(campaign.id, name);
  return {
    base,
    text,
    stored,
    begin,
    /** The piece with what was typed. */
    edited: withPart(base, at, text),
    isDirty: draft !== undefined,
    /** Somebody else, or another wording, has changed the text since the typing began. */
    isOutdated: draft !== undefined && !same(draft.before, stored),
    type: (next: Text) => {
      if (same(next, stored) && same(draft?.before ?? stored, stored)) discard();
      else keepDraft(campaign.id, name, { text: next, before: draft?.before ?? stored });
    },
    discard,
  };
}

export type Sentence = ReturnType<typeof useSentence>;

/** One text at several places. */
const textChange = (places: readonly string[], text: Text): PieceChange => ({
  apply: (piece) => places.reduce((next, place) => withPart(next, place, text), piece),
  touched: (piece) => places.map((place) => textAt(piece, place)),
});

/** The acts on the text at a place: save, remove, other wording, and its statement as a fact of the product. */
export function useSentenceActs(at: string, isNew: boolean, { text, begin, edited, discard }: Sentence) {
  const t = useTexts(campaignsTexts);
  const { campaign, close } = usePiece();
  const { id, version } = campaign;
  const item = itemOf(at);
  const end = () => {
    discard();
    close();
  };
  const save = useCampaignAct(
    (withTwins: boolean) => {
      if (isNew && item) {
        const touched = (piece: Piece) => partAt(piece, listOf(item));
        return saveChange(campaign, { apply: (piece) => withPart(begin(piece), at, text), touched });
      }
      const places = [at, ...(withTwins ? twinsOf(campaign.piece, at) : [])];
      return saveChange(campaign, textChange(places, text));
    },
    // Both texts are shown in the editor.
    { done: () => t('editor.saved'), onSaved: end, isShown: (error) => isStale(error) && !isNew },
  );
  const remove = useCampaignAct(
    () =>
      saveChange(campaign, {
        apply: (piece) => withoutItem(piece, item ?? at),
        touched: (piece) => partAt(piece, listOf(item ?? at)),
      }),
    { done: () => t('editor.removed'), onSaved: end },
  );
  const rewrite = useCampaignAct(() => call(marketingCampaignsApi.rewrite, { id }, { at, version }), {
    done: ({ act }) => t(act === null ? 'editor.sameWording' : 'editor.reworded'),
  });
  const addFact = useCampaignAct(
    ({ words, kind }: { words: string; kind: FactKind }) =>
      call(marketingCampaignsApi.addFact, { id }, { at, text: words, kind, piece: edited, version }),
    { done: () => t('editor.factAdded'), onSaved: end },
  );
  return { save, remove, rewrite, addFact };
}
