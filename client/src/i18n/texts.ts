import type { DictionaryLanguage, Language } from '@shared/languages';

export interface TextTree {
  [key: string]: string | TextTree;
}

/** What the file of a screen's texts in one language exports. */
interface TextFile {
  texts: TextTree;
}

type Source = TextFile | (() => Promise<TextFile>);

/**
 * The texts of a screen in each of its languages: a function loads them when the screen is first shown; those given
 * as they are wait for nothing.
 */
export type ScreenTexts = Record<Language, Source> &
  Partial<Record<Exclude<DictionaryLanguage, Language>, Source>>;

/** The shape that texts in another language must have: the keys of the English ones, no more and no fewer. */
export type Texts<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>;
};

type English<Of extends ScreenTexts> = Of['en'] extends () => Promise<infer File extends TextFile>
  ? File['texts']
  : Of['en'] extends TextFile
    ? Of['en']['texts']
    : never;

type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** The key of one of a screen's texts, `path.to.text`; plurals are named without `_one` and `_other`. */
export type TextKey<Of extends ScreenTexts> = Path<English<Of>>;

/** Values for `{{name}}` in a text; `count` also chooses the plural. */
export type TextValues = Record<string, string | number>;

/** Says a screen's texts: `t('path.to.text', { name })`. */
export type Translate<Of extends ScreenTexts> = (key: TextKey<Of>, values?: TextValues) => string;
