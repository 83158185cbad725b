import type { Role } from '../ground/actor';

/** Someone who can sign in, or could before being disabled. Times are ISO 8601. */
export type Member = {
  id: string;
  email: string;
  name: string;
  role: Role;
  state: 'active' | 'disabled';
  /** `provider` when the person only signs in through the OpenID Connect provider. */
  signsInWith: 'password' | 'provider';
  /** True if a code of an app is needed along with the password. */
  secondFactor: boolean;
  createdAt: string;
  lastSignInAt: string | null;
};

/** State of signing in with codes of an app along with the password. */
export type SecondFactorState = {
  /** False for members who sign in only through the provider, whose second factor is the provider's. */
  available: boolean;
  enabled: boolean;
  recoveryCodesLeft: number;
};

/** Data for an authenticator app: by its camera, or typed (base32). `path` draws dark modules in a square of `size`. */
export type Enrolment = { secret: string; qr: { size: number; path: string } };

/** A place where one is signed in. Times are ISO 8601. */
export type OwnSession = {
  id: string;
  /** "Firefox on Windows". */
  device: string;
  /** True for the current session. */
  isThis: boolean;
  since: string;
  lastSeenAt: string;
};

/** An invitation that was neither accepted nor revoked. It lasts seven days. */
export type Invitation = {
  id: string;
  email: string;
  role: Role;
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
  expired: boolean;
};

/** Sign-in options other than e-mail and password. */
export type SignInOptions = { provider: { id: string; name: string } | null };
