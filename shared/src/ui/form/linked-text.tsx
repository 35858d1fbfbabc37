import { Link } from '../../router/index.ts';

export interface LinkedTextProps {
  /** `I have read the [terms and conditions].`: the brackets mark the link in each language */
  text: string;
  /** from `shared/routes` */
  to: string;
}

/** A sentence with a link, for consents and small print. */
export function LinkedText({ text, to }: LinkedTextProps) {
  const [before = '', words = '', after = ''] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <Link to={to}>{words}</Link>
      {after}
    </>
  );
}
