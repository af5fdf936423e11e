import type { Ref } from '../../../../../shared/assistant/refs';
import type { OwnedEntity } from '../../../../../shared/leads/entities';
import type { OwnValue } from '../../../../../shared/leads/tables';
import { leadTags } from '../../../../../shared/leads/tags/endpoints';
import { aLine, idIn, oneListed } from '../../../../platform/tools/arguments';
import { messages } from '../../../../../shared/messages';
import { invalid } from '../../../../platform/http/errors';
import type { Proposing } from '../../../../platform/tools/preview';
import { ownText } from '../../../../platform/tools/texts';
import type { Ask, ToolUse } from '../../../../platform/tools/tool';
import { ownChange, readOwnLine } from '../own-line';
import { labels, somebody } from '../words';

/** A tag to add, the member who is to have a record, and a field that the account has added, with its value. */
export const marks = {
  tag: oneListed(labels.tag, 'tag'),
  to: oneListed(labels.assignee, 'member'),
  own: aLine(labels.own, 1_000),
};

interface Marks {
  tag?: Ref<'tag'> | undefined;
  to?: Ref<'member'> | undefined;
  own?: string | undefined;
}

/** A record that can have marks. */
export interface Marked {
  tags: number[];
  assigneeId: number | null;
  own: Record<string, OwnValue>;
}

const withTag = (tags: readonly number[], tag: Ref<'tag'>) => [...new Set([...tags, idIn(tag)])];

/** The names of tags. */
export async function tagsNamed(
  ask: Ask,
): Promise<(ids: readonly number[]) => ReturnType<typeof ownText> | null> {
  const known = await ask(leadTags.list);
  return (ids) =>
    ids.length === 0
      ? null
      : ownText(known.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', '));
}

/** The name of the member who has a record; somebody who is no member any more has none. */
export const assigneeName = async (use: ToolUse, id: number | null) =>
  id === null
    ? null
    : use.named(`member-${id}`).then(
        ({ name }) => ownText(name),
        () => somebody,
      );

/** Who has a record, and who would. */
export async function assigned(
  use: ToolUse,
  { assigneeId }: Pick<Marked, 'assigneeId'>,
  to: Ref<'member'> | undefined,
): Promise<Proposing> {
  if (to === undefined) return undefined;
  const after = ownText((await use.named(to)).name);
  return { label: labels.assignee, before: await assigneeName(use, assigneeId), after };
}

/** What marks a record has, and would have. */
export async function markChanges(
  use: ToolUse,
  entity: OwnedEntity,
  row: Marked,
  { tag, to, own }: Marks,
): Promise<Proposing[]> {
  const namesOf = tag === undefined ? undefined : await tagsNamed(use.ask);
  const said = own === undefined ? undefined : await readOwnLine(use.ask, entity, own);
  if (said?.field.required && said.value === null) throw invalid({ own: messages['field.required'] });
  return [
    namesOf &&
      tag && {
        label: labels.tags,
        before: namesOf(row.tags),
        after: namesOf(withTag(row.tags, tag)),
      },
    await assigned(use, row, to),
    said && ownChange(said, row.own),
  ];
}

/** The marks as a record's endpoint takes them. */
export async function markBody(
  ask: Ask,
  entity: OwnedEntity,
  { tags }: Pick<Marked, 'tags'>,
  { tag, to, own }: Marks,
) {
  const said = own === undefined ? undefined : await readOwnLine(ask, entity, own);
  return {
    ...(tag !== undefined && { tags: withTag(tags, tag) }),
    ...(to !== undefined && { assigneeId: idIn(to) }),
    ...(said && { own: { [said.field.id]: said.value } }),
  };
}
