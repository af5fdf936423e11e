import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { languages } from '../../../../../shared/languages';
import { checkClaims } from '../validators/claim-rules';
import { checkContacts } from '../validators/fact-rules';
import { fold } from '../../grammar/words/fold';
import type { Finding, Ground } from '../validators/ground';
import { blocksOf, type Leaf, leavesOf } from '../validators/leaves';
import { markup, notForReaders } from './words/not-for-readers';

/** Whether a model must cite a fact at a place: everywhere except in the opening, the request and labels. */
function mustCite(piece: Piece): (at: string) => boolean {
  const free = new Set(
    blocksOf(piece).flatMap(({ at, blocks }) =>
      blocks.flatMap(({ part }, index) => (part === 'A' || part === 'X' ? [`${at}blocks.${index}`] : [])),
    ),
  );
  return (at) => {
    const [block] = /^.*?blocks\.\d+/u.exec(at) ?? [];
    if (block) return !free.has(block);
    return /^(?:subtitle|benefits\.\d+\.text|facts\.\d+|faq\.\d+\.a|offer)$/u.test(at);
  };
}

/**
 * No link, address or phone, even if a fact contains one: we add them ourselves. Labels, tags and descriptions cite
 * nothing, so they must not claim anything: «free» on a button is not the free repair of a fact.
 */
function checkBare(leaf: Leaf, ground: Ground): Finding[] {
  const { language, audience, register, product, avoid, isThin } = ground;
  const name = { name: product.name, shortName: product.shortName };
  const bare = {
    language,
    audience,
    register,
    avoid,
    isThin,
    facts: [],
    company: { name: '' },
    product: name,
  };
  const uncited = { ...leaf, facts: [] };
  return [...checkContacts(uncited, bare), ...(leaf.canCite ? [] : checkClaims(uncited, bare))];
}

function checkWords({ at, text, facts }: Leaf, ground: Ground): Finding[] {
  const mark = markup.exec(text)?.[0];
  if (mark !== undefined) return [{ code: 'text.placeholder', at, words: mark }];
  const cited = fold(
    [
      ground.product.name,
      ...ground.facts.filter(({ id }) => facts.includes(id)).map((fact) => fact.text),
    ].join(' . '),
  );
  const words = languages
    .flatMap((language) => notForReaders[language])
    .filter((pattern) => !pattern.test(cited))
    .map((pattern) => pattern.exec(fold(text).replaceAll('’', "'"))?.[0])
    .find((found) => found !== undefined);
  return words === undefined ? [] : [{ code: 'fact.claim', at, words }];
}

/**
 * What people and templates may do but a model may not: write links and markup, talk about itself, ask for secrets,
 * and state anything beyond the opening and the request without a fact. Texts of the template are not checked.
 */
export function checkModel(piece: Piece, template: Piece, ground: Ground): Finding[] {
  const ours = new Set(leavesOf(template).map(({ text }) => text));
  const needsFact = mustCite(piece);
  return leavesOf(piece)
    .filter(({ text }) => !ours.has(text))
    .flatMap((leaf): Finding[] => [
      ...checkBare(leaf, ground),
      ...checkWords(leaf, ground),
      ...(leaf.isSentence && needsFact(leaf.at) && leaf.facts.length === 0
        ? [{ code: 'fact.cited' as const, at: leaf.at }]
        : []),
    ]);
}
