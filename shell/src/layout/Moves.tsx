import HashTarget from '../routing/HashTarget.tsx';
import { useFadeOut } from './use-fade-out.ts';

/** What belongs to moving between screens and can wait until the first one is complete. */
export default function Moves() {
  useFadeOut();
  return <HashTarget />;
}
