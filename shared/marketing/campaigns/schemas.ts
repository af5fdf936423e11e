import { z } from 'zod';
import { goals } from '../scales';
import { kindsOf } from './kinds';
import type { Email, Landing, Piece, Social } from './piece';
import { blockKinds, formFields, parts } from './scales';
import { networks } from '../channels/networks';

/** The limits of storage; quality is checked by the validators, which measure per network and field. */
const bounds = { text: 4_000, label: 200, facts: 30, lines: 40, blocks: 40, tags: 30, items: 12 } as const;

const text = z.string().max(bounds.text);
const label = z.string().max(bounds.label);

const facts = z.array(z.string().max(20)).max(bounds.facts);
const line = z.object({ text, facts, label: text.optional() });
const lines = z.array(line).max(bounds.lines);
const block = z.object({ part: z.enum(parts), kind: z.enum(blockKinds).optional(), lines });
const blocks = z.array(block).max(bounds.blocks);
const cta = z.object({ label, goal: z.enum(goals) });

export const emailContent = z.object({
  subject: line,
  altSubject: line,
  preheader: line,
  blocks,
  cta,
}) satisfies z.ZodType<Email>;

const variant = z.object({ blocks, tags: z.array(label).max(bounds.tags) });

export const socialContent = z.object({
  variants: z.partialRecord(z.enum(networks), variant),
  cta,
  alt: text,
}) satisfies z.ZodType<Social>;

export const landingContent = z.object({
  h1: line,
  subtitle: line,
  blocks: blocks.optional(),
  benefits: z.array(z.object({ title: line, text: line })).max(bounds.items),
  facts: z.array(line).max(bounds.items),
  price: line.optional(),
  offer: line.optional(),
  faq: z.array(z.object({ q: text, a: line })).max(bounds.items),
  form: z.object({
    fields: z.array(z.enum(formFields)).max(formFields.length),
    consent: text,
    submit: label,
  }),
  cta,
  seo: z.object({ title: label, description: text }),
  ads: z.object({
    headlines: z.array(line).max(bounds.items),
    descriptions: z.array(line).max(bounds.items),
  }),
}) satisfies z.ZodType<Landing>;

/** A campaign's content with its type, whoever wrote it. */
export const pieceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(kindsOf('mail')), content: emailContent }),
  z.object({ type: z.literal(kindsOf('posts')), content: socialContent }),
  z.object({ type: z.literal(kindsOf('page')), content: landingContent }),
]) satisfies z.ZodType<Piece>;
