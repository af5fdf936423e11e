import { useState } from 'react';
import { ConnectDialog } from '../channels/connect-dialog';
import { GoingLiveForm } from './going-live-form';
import type { Launched } from './launch';
import type { Known } from './use-known';
import { useLaunch } from './use-launch';

interface LaunchingProps {
  known: Known;
  /** Called once all of it is live. */
  onLive: (launched: Launched) => void;
}

/** The form, and above it what connects a channel with an account. */
export function Launching({ known, onLive }: LaunchingProps) {
  const [connecting, setConnecting] = useState(false);
  const launch = useLaunch(known, onLive);
  return (
    <>
      <GoingLiveForm launch={launch} onConnect={() => setConnecting(true)} />
      <ConnectDialog open={connecting} companyId={known.company.id} onClose={() => setConnecting(false)} />
    </>
  );
}
