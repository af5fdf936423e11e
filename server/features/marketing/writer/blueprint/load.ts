import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../../../shared/languages';
import { campaignKinds, campaignTypes } from '../../../../../shared/marketing/campaigns/kinds';
import { projectRoot } from '../../../../platform/project-root';
import { readVariants } from './parse';
import type { Template, Variant } from './parse';

/** The files of the blueprints: one for each kind of campaign, and what they share. */
export const blueprintFiles = [...campaignTypes.map((type) => campaignKinds[type].handle), 'common'] as const;
type File = (typeof blueprintFiles)[number];

/** The texts of a language. */
export type Blueprints = Readonly<Record<File, readonly Variant[]>>;

const folder = join(projectRoot, 'server/features/marketing/writer/blueprints');

const loaded = new Map<Language, Blueprints>();

/** The blueprints of a language, which are read at first use. */
export function blueprintsOf(language: Language): Blueprints {
  const read = (file: File) => readVariants(readFileSync(join(folder, language, `${file}.md`), 'utf8'));
  const found =
    loaded.get(language) ??
    (Object.fromEntries(blueprintFiles.map((file) => [file, read(file)])) as Record<File, Variant[]>);
  loaded.set(language, found);
  return found;
}

/** The fields of a group of `common.md`, such as `goal / buy`. */
export const groupOf = ({ common }: Blueprints, group: string): ReturnType<Variant['fields']> =>
  common.find(({ path }) => path.join(' / ') === group)?.fields() ?? {};

/** The alternatives of a field of `common.md`: `commonField(blueprints, 'goal / buy', 'button')`. */
export const commonField = (blueprints: Blueprints, group: string, field: string): readonly Template[] =>
  groupOf(blueprints, group)[field] ?? [];

/** The small words of `common.md`, by their names. */
export type Words = (name: string) => string;

/** The small words of a language; each has to be there. */
export const wordsOf =
  (blueprints: Blueprints): Words =>
  (name) =>
    commonField(blueprints, 'words', name)[0]?.text ?? '';
