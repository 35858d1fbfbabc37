import type { ChannelStatus, WireAnswer } from '@resort/release/client';

/** A dialog about one channel as it was when it was opened. */
export interface ChannelDialogProps {
  status: ChannelStatus;
  onDone: (answer: WireAnswer) => void;
  onClose: () => void;
}
