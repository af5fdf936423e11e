import type {
  Email,
  Landing,
  Line,
  Piece,
  Social,
  SocialVariant,
} from '../../../../../shared/marketing/campaigns/piece';
import { byMedium, isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import type { Part } from '../../../../../shared/marketing/campaigns/scales';
import type { Network } from '../../../../../shared/marketing/channels/networks';
import type { Finding } from '../validators/ground';

/** A piece with the template's text in a field, and the field's name. */
type Put<Content> = (content: Content, template: Content) => Content;

/** Blocks of one part follow each other, so the part's blocks of the template stand where the first of it stood. */
function withPart<Content extends { blocks: Email['blocks'] }>(part: Part): Put<Content> {
  return (content, template) => {
    const own = template.blocks.filter((block) => block.part === part);
    const at = content.blocks.findIndex((block) => block.part === part);
    return {
      ...content,
      blocks: content.blocks.flatMap((block, index) =>
        index === at ? own : block.part === part ? [] : [block],
      ),
    };
  };
}

const whole =
  <Content, Key extends keyof Content>(key: Key): Put<Content> =>
  (content, template) => ({ ...content, [key]: template[key] });

/** One of a list with a fixed number of lines, without saying twice what another line already says. */
function oneOf(list: keyof Landing['ads'], index: number): Put<Landing> {
  return (content, template) => {
    const taken = new Set(content.ads[list].map(({ text }) => text));
    const candidates = [template.ads[list][index], ...template.ads[list]];
    const line = candidates.find((one): one is Line => one !== undefined && !taken.has(one.text));
    if (!line) return { ...content, ads: { ...content.ads, [list]: template.ads[list] } };
    return { ...content, ads: { ...content.ads, [list]: content.ads[list].with(index, line) } };
  };
}

interface Field<Content> {
  name: string;
  put: Put<Content>;
}

/** The part of a block in which a text stands. */
const partAt = (blocks: Email['blocks'], index: string | undefined) =>
  index === undefined ? undefined : blocks[Number(index)]?.part;

function emailField(content: Email, [first = '', index]: string[]): Field<Email> | undefined {
  const part = first === 'blocks' ? partAt(content.blocks, index) : undefined;
  if (part) return { name: part, put: withPart(part) };
  if (first in content) return { name: first, put: whole(first as keyof Email) };
  return undefined;
}

function socialField(
  content: Social,
  [first = '', network = '', ...rest]: string[],
): Field<Social> | undefined {
  if (first !== 'variants')
    return first in content ? { name: first, put: whole(first as keyof Social) } : undefined;
  const key = network as Network;
  // A network for which the template has nothing to say has no post.
  const inVariant = (put: Put<SocialVariant>): Put<Social> => {
    return (own, { variants: { [key]: given } }) => {
      const { [key]: post, ...others } = own.variants;
      return { ...own, variants: post && given ? { ...own.variants, [key]: put(post, given) } : others };
    };
  };
  const part = rest[0] === 'blocks' ? partAt(content.variants[key]?.blocks ?? [], rest[1]) : undefined;
  if (part) return { name: `${network} ${part}`, put: inVariant(withPart(part)) };
  if (rest[0] === 'tags') return { name: `${network} tags`, put: inVariant(whole('tags')) };
  return { name: network, put: inVariant((_own, template) => template) };
}

function landingField(
  content: Landing,
  [first = '', second = '', index]: string[],
): Field<Landing> | undefined {
  if (first === 'ads' && (second === 'headlines' || second === 'descriptions') && index !== undefined) {
    return { name: `${first} ${second} ${index}`, put: oneOf(second, Number(index)) };
  }
  if (first === 'seo') {
    const key = second as keyof Landing['seo'];
    return {
      name: `seo ${second}`,
      put: (own, template) => ({ ...own, seo: { ...own.seo, [key]: template.seo[key] } }),
    };
  }
  return first in content ? { name: first, put: whole(first as keyof Landing) } : undefined;
}

/** Applies the fields of all findings once each; undefined when one of them is about the whole piece. */
function replaced<Content>(
  content: Content,
  template: Content,
  findings: readonly Finding[],
  fieldAt: (content: Content, path: string[]) => Field<Content> | undefined,
): { content: Content; fields: string[] } | undefined {
  const fields = new Map<string, Put<Content>>();
  for (const { at } of findings) {
    const field = fieldAt(content, at.split('.'));
    if (!field) return undefined;
    fields.set(field.name, field.put);
  }
  const mixed = [...fields.values()].reduce((own, put) => put(own, template), content);
  return { content: mixed, fields: [...fields.keys()] };
}

/** The same for a piece and its fields. */
function mixedWith<Any extends Piece>(
  piece: Any,
  template: { content: Any['content'] },
  findings: readonly Finding[],
  fieldAt: (content: Any['content'], path: string[]) => Field<Any['content']> | undefined,
): { piece: Any; fields: string[] } | undefined {
  const mixed = replaced(piece.content, template.content, findings, fieldAt);
  return mixed && { piece: { ...piece, content: mixed.content }, fields: mixed.fields };
}

/**
 * The piece with the template's text in every field with a finding, and the names of these fields; undefined when a
 * finding concerns the whole piece, which no field can fix.
 */
export function replaceFields(
  piece: Piece,
  template: Piece,
  findings: readonly Finding[],
): { piece: Piece; fields: string[] } | undefined {
  return byMedium<{ piece: Piece; fields: string[] } | undefined>(piece, {
    mail: (own) => (isOf(template, 'mail') ? mixedWith(own, template, findings, emailField) : undefined),
    posts: (own) => (isOf(template, 'posts') ? mixedWith(own, template, findings, socialField) : undefined),
    page: (own) => (isOf(template, 'page') ? mixedWith(own, template, findings, landingField) : undefined),
  });
}
