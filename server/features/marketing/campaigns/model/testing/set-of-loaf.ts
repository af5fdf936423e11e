import type { Block, Email, Line, Piece } from '../../../../../../shared/marketing/campaigns/piece';
import { byMedium } from '../../../../../../shared/marketing/campaigns/by-medium';
import { postsOf } from '../../../../../../shared/marketing/campaigns/post';
import { isFree } from '../free-blocks';
import { outcomeEmail, pieces } from '../../validators/testing/pieces';
import type { PieceToWrite } from '../question';

const line = (text: string, ...facts: string[]): Line => ({ text, facts });

/** The loaf's figures, as an email. */
const proofEmail: Email = {
  subject: line('24 horas de fermentación, 900 g, 5,80 €', 'f1', 'f2', 'p'),
  altSubject: line('Una hogaza de 900 g por 5,80 €', 'f2', 'p'),
  preheader: line('Fermenta 24 horas en frío, pesa 900 g y se recoge a las 8:30.', 'f1', 'f2', 'f4'),
  blocks: [
    { part: 'A', lines: [line('Veinticuatro horas en frío: eso fermenta cada hogaza.', 'f1')] },
    { part: 'I', lines: [line('De masa madre, sale del horno en una pieza de 900 g.', 'f2')] },
    {
      part: 'D',
      lines: [
        line('Aguanta tierna cuatro días, del desayuno del lunes a la cena del jueves.', 'f3'),
        line('Cuesta 5,80 € y se reserva hasta las 20:00.', 'p', 'f4'),
      ],
    },
    { part: 'X', lines: [line('Reserva la tuya y pásate a las 8:30 del día siguiente.', 'f4')] },
  ],
  cta: { label: 'Reservar la mía', goal: 'buy' },
};

/** Five pieces about the loaf with their templates. */
export const setOfLoaf: PieceToWrite[] = [
  { angle: 'pain', template: pieces.email },
  { angle: 'outcome', template: { type: 'email', content: outcomeEmail } },
  { angle: 'proof', template: { type: 'email', content: proofEmail } },
  { angle: 'pain', template: pieces['social media'] },
  { angle: 'pain', template: pieces['landing page'] },
];

const freeIn = (blocks: readonly Block[]) =>
  blocks.filter(isFree).map(({ kind = 'text', ...block }) => ({ ...block, kind }));

/** The answer with which a model would write a piece. */
export function answerOf(piece: Piece): Record<string, unknown> {
  const cta = { label: piece.content.cta.label };
  return byMedium<Record<string, unknown>>(piece, {
    mail: ({ content }) => ({ ...content, blocks: freeIn(content.blocks), cta }),
    posts: ({ content }) => {
      const variants = postsOf(content).map(({ network, variant }) => [
        network,
        { ...variant, blocks: freeIn(variant.blocks) },
      ]);
      return { variants: Object.fromEntries(variants), cta, alt: content.alt };
    },
    page: ({ content: { h1, subtitle, blocks = [], seo, ads } }) => ({
      h1,
      subtitle,
      blocks: freeIn(blocks),
      seo,
      ads,
      cta,
    }),
  });
}

/** The answer that the template of a call would be, which passes. */
export function goodAnswer({ type, angle }: { type: Piece['type']; angle: PieceToWrite['angle'] }) {
  const found = setOfLoaf.find((one) => one.angle === angle && one.template.type === type);
  return answerOf((found ?? (setOfLoaf[0] as PieceToWrite)).template);
}
