import type { ReactNode } from 'react';
import type { ProductItem } from './product-item';

/** A page's `t`, which has at least these texts: a page that lacks one does not compile. */
export type Says<Key extends string> = (key: Key) => string;

type HeadingKey<Section extends string> = `${Section}.${'title' | 'lead'}`;
type ItemKey<
  Section extends string,
  Name extends string,
  Point extends string,
> = `${Section}.items.${Name}.${'title' | 'text' | Point}`;
type SectionKey<Section extends string, Name extends string, Point extends string> =
  | HeadingKey<Section>
  | ItemKey<Section, Name, Point>;

/** The points of most items. */
export const threePoints = ['point1', 'point2', 'point3'] as const;
export const fourPoints = [...threePoints, 'point4'] as const;

/** The title and the lead of a section. */
export const headingOf = <Section extends string>(
  t: Says<NoInfer<HeadingKey<Section>>>,
  section: Section,
) => ({
  title: t(`${section}.title`),
  lead: t(`${section}.lead`),
});

/** An item of a section, with its points if it has any. */
export const itemOf = <Section extends string, Name extends string, Point extends string = never>(
  t: Says<NoInfer<ItemKey<Section, Name, Point>>>,
  section: Section,
  name: Name,
  points?: readonly Point[],
): ProductItem => ({
  title: t(`${section}.items.${name}.title`),
  text: t(`${section}.items.${name}.text`),
  points: points?.map((point) => t(`${section}.items.${name}.${point}`)),
});

/** A section's heading and its items in this order. */
export const sectionOf = <Section extends string, Name extends string, Point extends string = never>(
  t: Says<NoInfer<SectionKey<Section, Name, Point>>>,
  section: Section,
  names: readonly Name[],
  points?: readonly Point[],
) => ({
  ...headingOf(t, section),
  items: names.map((name) => itemOf(t, section, name, points)),
});

/** A section's heading and its items, each with its mark, in the order of the marks. */
export const markedSectionOf = <Section extends string, Name extends string, Point extends string = never>(
  t: Says<NoInfer<SectionKey<Section, Name, Point>>>,
  section: Section,
  marks: Readonly<Record<Name, ReactNode>>,
  points?: readonly Point[],
) => ({
  ...headingOf(t, section),
  items: (Object.keys(marks) as Name[]).map((name) => ({
    ...itemOf(t, section, name, points),
    mark: marks[name],
  })),
});

/** The disclaimers of the page, by their names. */
export const noteOf = <Name extends string>(
  t: Says<'note.title' | NoInfer<`note.${Name}`>>,
  ...names: readonly Name[]
) => ({
  title: t('note.title'),
  texts: names.map((name) => t(`note.${name}`)),
});
