import { expect, test } from 'vitest';
import { languages } from '../../../../../shared/languages';
import { pictureSizeNames } from '../../../../../shared/marketing/picture-sizes';
import { firstWording } from '../../../../../shared/marketing/campaigns/sets/wording';
import { composeSet } from '../../writer/composer';
import { briefsOf } from '../../writer/testing/own-briefs';
import { createRuler } from '../drawing/words/ruler';
import { picturesOf } from '../draw-set';
import { composedPicture, linesIn } from '../testing/composed-picture';
import { picturedOf } from '../testing/pictured-briefs';
import { plain } from './headlines';
import { contentOf } from './picture-content';

const day = '2026-11-26';

/** The nine pieces of each of our own briefs, with what their pictures are made of. */
const contents = languages.flatMap((language) =>
  briefsOf(language).flatMap(([name, brief]) =>
    composeSet(brief, firstWording).map(({ angle, piece }) => {
      const content = contentOf(picturedOf(brief, piece), undefined, day);
      return { at: `${name}, ${angle} ${piece.type}`, brief, piece, content };
    }),
  ),
);

const hanging =
  /(?:^|\s)(?:a|al|an|and|at|by|con|de|del|e|el|en|for|from|in|la|las|los|of|on|or|para|por|que|sin|the|to|un|una|with|y|o|u)$|[,;:–-]$/iu;

/** What is wrong with a headline: half a sentence, or words that neither a fact nor the piece says. */
function faultOf(text: string, { brief, piece }: (typeof contents)[number]): string | undefined {
  if (hanging.test(text)) return 'hangs';
  if (/[:;]|[.!?…]\s+\p{Lu}|^(?:sí|no|yes)\b[,.]/iu.test(text)) return 'is no single sentence';
  const ofFacts = brief.facts.some(
    ({ text: said, form }) =>
      plain(text) === plain([form?.article, said].filter(Boolean).join(' ')) || plain(text) === plain(said),
  );
  const isSaid = ofFacts || plain(JSON.stringify(piece.content)).includes(plain(text));
  return isSaid ? undefined : 'is said nowhere';
}

test('every headline of our own briefs is a whole fact or a whole sentence of its piece', () => {
  const faults = contents.flatMap((one) =>
    (one.content.headlines ?? [])
      .flatMap(({ l, m, s }) => [l, m, s])
      .flatMap((text) => {
        const fault = faultOf(text, one);
        return fault ? [`${one.at}: “${text}” ${fault}`] : [];
      }),
  );
  expect(faults).toEqual([]);
  expect(contents).toHaveLength(24 * 9);
});

test('no headline stands twice among the layouts of a size, and none beside the same words', {
  timeout: 120_000,
}, () => {
  const ruler = createRuler();
  const faults = contents
    .filter(({ piece }) => piece.type === 'social media')
    .flatMap(({ at, content }) =>
      pictureSizeNames.flatMap((size) => {
        const scenes = picturesOf(content, [size]).flatMap((input) => {
          const composed = composedPicture(input, ruler);
          return 'scene' in composed ? [composed.scene] : [];
        });
        const headlines = scenes.map((scene) => plain(linesIn(scene, 'headline').join(' ')));
        const twice = headlines.filter((text, index) => headlines.indexOf(text) !== index);
        const beside = scenes.flatMap((scene, index) =>
          ['product', 'fact', 'meaning', 'offer']
            .filter((name) => plain(linesIn(scene, name).join(' ')) === headlines[index])
            .map((name) => `${headlines[index]} beside ${name}`),
        );
        const most = Math.min(content.headlines?.length ?? 0, 4);
        const few = scenes.length < most ? [`only ${scenes.length} layouts`] : [];
        return [...twice, ...beside, ...few].map((fault) => `${at}, ${size}: ${fault}`);
      }),
    );
  expect(faults).toEqual([]);
});
