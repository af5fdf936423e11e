import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ReportTexts } from './build-report';

/** SHA-256 in hexadecimal of a report's three texts; equal for two callers that built the same report. */
export const fingerprintOf = ({ analysis, recommendations, aiArchitecture }: ReportTexts): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([analysis, recommendations, aiArchitecture]))));
