import { type ReactNode, useMemo } from 'react';
import { headingText, type KnownTexts, type TextPlace } from '@shared/consulting/report/stored/known-lines';
import { type TextSection, textSections } from '@shared/consulting/report/stored/text-sections';
import { classNames } from '@/lib/class-names';
import { knownItems } from './known-items';
import { TextBlocks } from './text-blocks';

interface StoredTextProps {
  text: string;
  /** What is known of the texts of a report on the same data. */
  known?: KnownTexts;
  /** The drawings by the part of the text that each stands beside. */
  drawings?: Partial<Record<TextPlace, ReactNode>>;
  /** Whether items lead to their records and say which department they affect. */
  isLinked?: boolean;
  /** Whether there is room for two columns of items beside no drawing. */
  isWide?: boolean;
}

/** One of the three texts with headings and lists, and drawings beside the parts that they illustrate. */
export function StoredText({
  text,
  known,
  drawings = {},
  isLinked = false,
  isWide = false,
}: StoredTextProps) {
  const sections = useMemo(() => textSections(text), [text]);
  const itemOf = useMemo(() => knownItems(sections, known), [sections, known]);
  const placeOf = ({ heading }: TextSection) => known?.headings.get(heading ?? '');
  const places = new Set(sections.map(placeOf));
  // A text that was not built here may lack the parts that the drawings belong to.
  const others = Object.entries(drawings).filter(([place]) => !places.has(place as TextPlace));
  return (
    <div className="grid gap-7 print:block print:space-y-5">
      {sections
        .filter((section) => placeOf(section) !== 'title')
        .map((section, index) => {
          const place = placeOf(section);
          return (
            <TextPart
              key={index}
              heading={place ? headingText(section.heading ?? '') : section.heading}
              drawing={place && drawings[place]}
            >
              <TextBlocks
                blocks={section.blocks}
                itemOf={itemOf}
                isLinked={isLinked}
                isWide={isWide && !(place && drawings[place])}
              />
            </TextPart>
          );
        })}
      {others.map(([place, drawing]) => (
        <div key={place}>{drawing}</div>
      ))}
    </div>
  );
}

interface TextPartProps {
  heading: string | null;
  drawing: ReactNode;
  children: ReactNode;
}

const TextPart = ({ heading, drawing, children }: TextPartProps) => (
  <div
    className={classNames(
      'grid min-w-0 gap-x-10 gap-y-5 print:block',
      Boolean(drawing) && '@3xl:grid-cols-[minmax(0,1fr)_22rem]',
    )}
  >
    <div className="min-w-0">
      {heading && <h3 className="mb-2 break-after-avoid font-semibold wrap-anywhere">{heading}</h3>}
      {children}
    </div>
    {drawing && <div className="min-w-0 print:mt-4">{drawing}</div>}
  </div>
);
