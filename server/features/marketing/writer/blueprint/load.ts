import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../../../shared/languages';
import { projectRoot } from '../../../../platform/project-root';
import { readVariants } from './parse';
import type { Template, Variant } from './variant';
import { campaignKinds, campaignTypes } from '../../../../../shared/marketing/campaigns/kinds';

/** The files of the blueprints: one for each kind of campaign, and what they share. */
export const blueprintFiles = [...campaignTypes.map((type) => campaignKinds[type].handle), 'common'] as const;
type File = (typeof blueprintFiles)[number];

/** The texts of a language. */
export type Blueprints = Readonly<Record<File, readonly Variant[]>>;

const folder = join(projectRoot, 'server/features/marketing/writer/blueprints');

const loaded = new Map<Language, Blueprints>();

function load(language: Language): Blueprints {
  const read = (file: File) => readVariants(readFileSync(join(folder, language, `${file}.md`), 'utf8'));
  const blueprints = {} as Record<File, readonly Variant[]>;
  for (const file of blueprintFiles) blueprints[file] = read(file);
  return blueprints;
}

/** The blueprints of a language, which are read at first use. */
export function blueprintsOf(language: Language): Blueprints {
  const blueprints = loaded.get(language) ?? load(language);
  loaded.set(language, blueprints);
  return blueprints;
}

/** The alternatives of a field of `common.md`: `commonField(blueprints, ['goal', 'buy'], 'button')`. */
export const commonField = (
  { common }: Blueprints,
  path: readonly string[],
  field: string,
): readonly Template[] =>
  common.find((variant) => variant.path.join('/') === path.join('/'))?.fields[field] ?? [];

/** The small words of `common.md`, by their names. */
export type Words = (name: string) => string | undefined;

/** The small words in which a reader is addressed: the formal one where there is one. */
export const wordsFor =
  (blueprints: Blueprints, register: 'formal' | 'informal'): Words =>
  (name) =>
    (register === 'formal' ? wordOf(blueprints, `${name}Formal`) : undefined) ?? wordOf(blueprints, name);

/** A small word of `common.md`. */
export const wordOf = (blueprints: Blueprints, name: string): string | undefined =>
  commonField(blueprints, ['words'], name)[0]?.text;
