import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Finding, Ground } from '../validators/ground';
import { type Beside, validatePiece } from '../validators/validate-piece';
import { readAnswer } from './answer-schema';
import { replaceFields } from './mixing';
import { checkModel } from './model-rules';
import { type Fault, type PieceToWrite, questionOf, repairOf } from './question';
import type { SetOfCalls } from './set-of-calls';

/**
 * Why a whole piece is the template's: no answer in time, an error message, a busy or refusing server, an invalid
 * answer, findings that no field can fix, or no calls or time left for the set.
 */
export type TemplateReason = 'unanswered' | 'failed' | 'busy' | 'refused' | 'unreadable' | 'unfit' | 'spent';

const reasons: Record<string, TemplateReason> = { limited: 'busy', refused: 'refused', failed: 'failed' };
const reasonOf = (failure = ''): TemplateReason => reasons[failure] ?? 'unanswered';

/** A piece as it was written in the end. */
export interface WrittenPiece {
  angle: PieceToWrite['angle'];
  piece: Piece;
  engine: 'llm' | 'mixed' | 'template';
  /** The fields that hold the template's text in a mixed piece. */
  fields: string[];
  /** Set where the whole piece is the template's. */
  reason?: TemplateReason;
}

/** What a piece is judged by. */
export interface Judgement {
  ground: Ground;
  beside: Beside;
}

const faultsOf = (piece: Piece, template: Piece, { ground, beside }: Judgement): Finding[] => [
  ...validatePiece(piece, ground, beside),
  ...checkModel(piece, template, ground),
];

interface Draft {
  piece: Piece;
  findings: Finding[];
}

/** Maximum rounds of replacing fields, since a replacement can cause new findings. */
const rounds = 3;

/**
 * The model's piece with the template's text in fields with findings; the template's when a finding concerns the
 * whole piece.
 */
function mend(draft: Draft, { angle, template }: PieceToWrite, judgement: Judgement): WrittenPiece {
  let { piece, findings } = draft;
  const fields = new Set<string>();
  for (let round = 0; findings.length > 0 && round < rounds; round += 1) {
    const mixed = replaceFields(piece, template, findings);
    if (!mixed) break;
    piece = mixed.piece;
    for (const field of mixed.fields) fields.add(field);
    findings = faultsOf(piece, template, judgement);
  }
  if (findings.length > 0) return byTemplate({ angle, template }, 'unfit');
  return { angle, piece, engine: fields.size > 0 ? 'mixed' : 'llm', fields: [...fields] };
}

const byTemplate = ({ angle, template }: PieceToWrite, reason: TemplateReason): WrittenPiece => ({
  angle,
  piece: template,
  engine: 'template',
  fields: [],
  reason,
});

/** The better of two drafts: the later one, unless it has more findings. */
const better = (first: Draft | undefined, second: Draft | undefined) =>
  first && (!second || second.findings.length > first.findings.length) ? first : second;

/**
 * Asks for a piece, has it repaired once if needed, and replaces the remaining faulty fields; undefined when the user
 * has cancelled.
 */
export async function writePiece(
  toWrite: PieceToWrite,
  judgement: Judgement,
  set: SetOfCalls,
  onRepair: () => Promise<void>,
): Promise<WrittenPiece | undefined> {
  const question = questionOf(toWrite, judgement.ground);
  const first = await draftBy(set, question, 'write', toWrite, judgement);
  if (set.isCancelled()) return undefined;
  if (!first) return byTemplate(toWrite, set.isRefused() ? 'refused' : 'spent');
  if (first.failure) return byTemplate(toWrite, reasonOf(first.failure));
  if (first.faults.length === 0 && first.draft) return mend(first.draft, toWrite, judgement);
  await onRepair();
  const repair = repairOf(question, first.text, first.faults);
  const second = await draftBy(set, repair, 'repair', toWrite, judgement);
  if (set.isCancelled()) return undefined;
  const draft = better(first.draft, second?.draft);
  return draft ? mend(draft, toWrite, judgement) : byTemplate(toWrite, 'unreadable');
}

/** One answer, read and judged; undefined when the set has no call left. */
async function draftBy(
  set: SetOfCalls,
  question: Parameters<SetOfCalls['call']>[0],
  purpose: 'write' | 'repair',
  { angle, template }: PieceToWrite,
  judgement: Judgement,
): Promise<{ failure?: string; text: string; draft?: Draft; faults: Fault[] } | undefined> {
  const answer = await set.call(question, { angle, purpose });
  if (!answer) return undefined;
  const { text, failure, record } = answer;
  // An answer that is too long can be asked for again, shorter.
  if (failure === 'large') return { text: '', faults: [{ code: 'answer.shape', at: '' }] };
  if (failure) return { failure, text, faults: [] };
  const read = readAnswer(text, template);
  if ('outcome' in read) {
    record(read.outcome);
    const code = read.outcome === 'shape' ? 'answer.shape' : 'answer.json';
    const places = read.at.length > 0 ? read.at : [''];
    return { text, faults: places.map((at) => ({ code, at })) };
  }
  const findings = faultsOf(read.piece, template, judgement);
  record(findings.length === 0 ? 'valid' : 'invalid');
  return { text, draft: { piece: read.piece, findings }, faults: findings };
}
