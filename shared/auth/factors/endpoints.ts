import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { FactorMethod, SignedIn } from '../endpoints';
import type { SignInMethod } from '../tables';
import { authMessages } from '../messages';
import { del, everyone, get, post, selfOnly } from '../../http/endpoint';
import { codeStep, newPasskey, passkeyAsked, passkeyStep, proof } from './schemas';

/** A ticket, and the options for the browser's authenticator (WebAuthn, in JSON). */
export interface PasskeyOptions<Options> {
  ticket: string;
  options: Options;
}

/** What a browser asks an authenticator for; extensions hold bytes, and none is asked for. */
export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>;
/** The same, for a new passkey. */
export type PasskeyCreation = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;

export interface Passkey {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface Factors {
  passkeys: readonly Passkey[];
  /** Whether codes of an app are set up. */
  hasApp: boolean;
  recoveryCodesLeft: number;
  /** How to prove that it is still the same person; empty for whoever has no factor: then it is the password. */
  methods: readonly FactorMethod[];
  /** Whether the site's address allows passkeys: https, or localhost. */
  takesPasskeys: boolean;
  /** Whether the server can keep the secret of an app. */
  takesApps: boolean;
}

/** Codes that are shown once; empty if there are some already. */
export interface MadeFactor {
  recoveryCodes: readonly string[];
}

export interface AppSetUp {
  ticket: string;
  /** The secret in base32, for whoever cannot scan. */
  secret: string;
  /** The QR code as the address of a picture (SVG in a data URL). */
  picture: string;
}

/** A device on which the person is signed in. */
export interface SignIn {
  id: number;
  createdAt: Date;
  lastSeenAt: Date;
  address: string;
  device: string;
  method: SignInMethod;
  /** Whether it is the one that asks. */
  isThis: boolean;
}

const conflicts = [authMessages['factor.last']];

export const secondStep = {
  code: post('/api/login/factor', everyone, codeStep, {
    summary: 'Sign in: the second step, by a code',
    status: 200,
    session: true,
  }).returns<SignedIn>(),
  passkeyOptions: post('/api/login/passkey/options', everyone, passkeyAsked, {
    summary: 'Ask for the options of a sign-in by passkey',
    status: 200,
  }).returns<PasskeyOptions<PasskeyRequest>>(),
  passkey: post('/api/login/passkey', everyone, passkeyStep, {
    summary: 'Sign in by passkey',
    status: 200,
    session: true,
  }).returns<SignedIn>(),
};

export const factors = {
  read: get('/api/account/factors', selfOnly, undefined, {
    summary: 'Read the second factors of the signed-in person',
  }).returns<Factors>(),
  prove: post('/api/account/proofs', selfOnly, proof, {
    summary: 'Prove that it is still the same person',
    status: 204,
  }).returns<null>(),
  proofOptions: post('/api/account/proofs/options', selfOnly, undefined, {
    summary: 'Ask for the options of a proof by passkey',
    status: 200,
  }).returns<PasskeyOptions<PasskeyRequest>>(),
  passkeyOptions: post('/api/account/passkeys/options', selfOnly, undefined, {
    summary: 'Ask for the options of a new passkey',
    status: 200,
    proof: 'now',
    conflicts: [authMessages['passkeys.full'], authMessages['passkeys.impossible']],
  }).returns<PasskeyOptions<PasskeyCreation>>(),
  addPasskey: post('/api/account/passkeys', selfOnly, newPasskey, {
    summary: 'Add a passkey',
    conflicts: [authMessages['passkeys.full'], authMessages['passkey.again']],
  }).returns<MadeFactor>(),
  removePasskey: del('/api/account/passkeys/:id', selfOnly, undefined, {
    summary: 'Remove a passkey',
    proof: 'now',
    missing: authMessages['passkey.missing'],
    conflicts,
  }).returns<null>(),
  setUpApp: post('/api/account/totp/options', selfOnly, undefined, {
    summary: 'Begin to set up the codes of an app',
    status: 200,
    proof: 'now',
    conflicts: [authMessages['app.impossible']],
  }).returns<AppSetUp>(),
  addApp: post('/api/account/totp', selfOnly, codeStep, {
    summary: 'Set up the codes of an app with the first code',
  }).returns<MadeFactor>(),
  removeApp: del('/api/account/totp', selfOnly, undefined, {
    summary: 'Remove the codes of an app',
    proof: 'now',
    conflicts,
  }).returns<null>(),
  renewCodes: post('/api/account/recovery-codes', selfOnly, undefined, {
    summary: 'Make new recovery codes in place of the old ones',
    proof: 'now',
    conflicts: [authMessages['factor.none']],
  }).returns<MadeFactor>(),
  signIns: get('/api/account/sign-ins', selfOnly, undefined, {
    summary: 'List the devices on which the person is signed in',
  }).returns<readonly SignIn[]>(),
  endSignIn: del('/api/account/sign-ins/:id', selfOnly, undefined, {
    summary: 'Sign out on another device',
    missing: authMessages['signIn.missing'],
  }).returns<null>(),
};
