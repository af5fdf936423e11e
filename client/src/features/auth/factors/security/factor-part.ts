import type { Factors } from '@shared/auth/factors/endpoints';
import type { Wire } from '@shared/http/wire';

/** What the parts about second steps share. */
export interface FactorPartProps {
  held: Wire<Factors>;
  /** Called with the recovery codes that a new way has brought, once it is there. */
  onMade: (recoveryCodes: readonly string[]) => void;
}
