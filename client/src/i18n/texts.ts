import type { DictionaryLanguage, Language } from '@shared/languages';

export interface TextTree {
  [key: string]: string | TextTree;
}

/** The exports of the file with a screen's texts in one language. */
interface TextFile {
  texts: TextTree;
}

type Source = TextFile | (() => Promise<TextFile>);

/**
 * The texts of a screen by language: either a function that loads them when the screen is first shown, or
 * the texts themselves, which need no loading.
 */
export type ScreenTexts = Record<Language, Source> &
  Partial<Record<Exclude<DictionaryLanguage, Language>, Source>>;

/** The type of the texts in another language: exactly the keys of the English ones. */
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

/** The key of a text of a screen, `path.to.text`; a plural's key omits `_one` and `_other`. */
export type TextKey<Of extends ScreenTexts> = Path<English<Of>>;

/** Values for `{{name}}` in a text; `count` also chooses the plural. */
export type TextValues = Record<string, string | number>;

/** Returns a text of a screen: `t('path.to.text', { name })`. */
export type Translate<Of extends ScreenTexts> = (key: TextKey<Of>, values?: TextValues) => string;

/** The names of the texts in a group of a screen: `name` of the text `fields.name`. */
export type NameIn<Of extends ScreenTexts, Group extends string> =
  TextKey<Of> extends infer Key ? (Key extends `${Group}.${infer Name}` ? Name : never) : never;
